import AppIntents
<<<<<<< HEAD
struct Ad: AppIntent {
=======
struct Add: AppIntent {{
>>>>>>> other

struct PlantsApp {}

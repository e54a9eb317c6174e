/// What is known of all types together before their records are made; every thread shares it.
struct TypeFacts: Sendable {
  let index: DeclarationIndex
  let resolver: ConformanceResolver
  let budget: InheritanceBudget

  init(_ index: DeclarationIndex, threads: Int) {
    self.index = index
    resolver = ConformanceResolver(index, threads: threads)
    budget = InheritanceBudget(index, resolver)
  }
}

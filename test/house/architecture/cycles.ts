import type { Rule } from './rule.ts'
import type { SourceTree } from './source-tree.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Types may refer to each other in circles, code that runs may not. */
export const noImportCycles: Rule = {
  name: 'no-import-cycles',
  check: tree => {
    const graph = runTimeImports(tree)
    return [...tree.values()].flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isTypeOnly, isDynamic }) => {
          const isRunTime = !isTypeOnly && !isDynamic
          return isRunTime && graph.has(target) && leadsTo(graph, target, path)
        })
        .map(({ target, line }) => ({ path, line, why: `${target} leads back here` })),
    )
  },
}

function runTimeImports(tree: SourceTree): Graph {
  return new Map(
    [...tree.values()].map(({ path, imports }) => [
      path,
      imports
        .filter(
          ({ isTypeOnly, isDynamic, target }) => !isTypeOnly && !isDynamic && tree.has(target),
        )
        .map(({ target }) => target),
    ]),
  )
}

function leadsTo(graph: Graph, from: string, goal: string): boolean {
  const seen = new Set<string>()
  const ahead = [from]
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (path === goal) return true
    if (seen.has(path)) continue
    seen.add(path)
    ahead.push(...(graph.get(path) ?? []))
  }
  return false
}

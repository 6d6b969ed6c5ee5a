import type { SourceFile, SourceTree } from './source-tree.ts'

export interface Breach {
  path: string
  line: number
  why: string
}

export interface Rule {
  name: string
  check(tree: SourceTree): Breach[]
}

/** A rule that looks at one file at a time. */
export function fileRule(name: string, check: (file: SourceFile) => Breach[]): Rule {
  return { name, check: tree => [...tree.values()].flatMap(check) }
}

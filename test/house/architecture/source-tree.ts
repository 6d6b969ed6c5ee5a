import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { everyNode, type Node, stringIn } from './syntax.ts'

export interface Import {
  /** A path in the tree such as `src/app.ts`, or the name of a package. */
  target: string
  isLocal: boolean
  /** `import type` disappears at run time; `import { type A }` still loads the file. */
  isTypeOnly: boolean
  isDynamic: boolean
  names: readonly string[]
  line: number
}

export interface SourceFile {
  path: string
  text: string
  statements: readonly Node[]
  nodes: readonly Node[]
  comments: readonly { text: string; line: number }[]
  imports: readonly Import[]
  lineOf(node: Node): number
}

export type SourceTree = ReadonlyMap<string, SourceFile>

/**
 * TypeScript 7 has no stable API for syntax yet, so this uses the parser that Vite uses and
 * exports. Generated files are left out.
 */
export function readSourceTree(root: string): SourceTree {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.gen.ts'] })
  return new Map(paths.sort().map(path => [path, readSourceFile(root, path)]))
}

function readSourceFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const nodes = everyNode(program)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const lineOf = (node: Node) => lineAt(node.start)
  return {
    path,
    text,
    nodes,
    lineOf,
    statements: nodes[0]?.type === 'Program' ? childStatements(nodes[0]) : [],
    comments: comments.map(({ value, start }) => ({ text: value, line: lineAt(start) })),
    imports: nodes.flatMap(node => readImport(path, node, lineOf(node))),
  }
}

function childStatements(program: Node): Node[] {
  return Array.isArray(program.body) ? (program.body as Node[]) : []
}

const importing: Record<string, { isDynamic: boolean; isTypeOnly?: true }> = {
  ImportDeclaration: { isDynamic: false },
  ExportNamedDeclaration: { isDynamic: false },
  ExportAllDeclaration: { isDynamic: false },
  ImportExpression: { isDynamic: true },
  TSImportType: { isDynamic: false, isTypeOnly: true },
}

function readImport(path: string, node: Node, line: number): Import[] {
  const kind = importing[node.type]
  const source = kind && stringIn(node.source)
  if (!kind || source === undefined) return []
  const isMarkedType = node.importKind === 'type' || node.exportKind === 'type'
  const specifiers = Array.isArray(node.specifiers) ? (node.specifiers as Node[]) : []
  return [
    {
      ...resolveImport(path, source.replace(/\?.*$/, '')),
      isTypeOnly: kind.isTypeOnly ?? isMarkedType,
      isDynamic: kind.isDynamic,
      names: specifiers.map(({ imported }) => String((imported as Node | undefined)?.name ?? '*')),
      line,
    },
  ]
}

function resolveImport(from: string, source: string): Pick<Import, 'target' | 'isLocal'> {
  if (source.startsWith('.')) return { target: join(dirname(from), source), isLocal: true }
  if (source.startsWith('#test/'))
    return { target: `test/support/${source.slice(6)}`, isLocal: true }
  if (source.startsWith('#')) return { target: `src/${source.slice(1)}`, isLocal: true }
  return { target: source, isLocal: false }
}

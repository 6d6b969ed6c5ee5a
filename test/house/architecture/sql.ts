import { isTest, zoneOf } from './rooms.ts'
import { fileRule } from './rule.ts'
import type { Import, SourceFile } from './source-tree.ts'
import { listIn, type Node, nameIn, stringIn } from './syntax.ts'

const home = 'src/foundation/server/database/'
const queryBuilders = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']
const statement =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i

/** All SQL of a noun is in its table files; others call their functions. */
export const sqlOnlyInTableFiles = fileRule('sql-only-in-table-files', file => {
  const { path, nodes, imports, lineOf } = file
  if (isAllowed(path)) return []
  return [
    ...imports.filter(bringsSql).map(({ line }) => ({ path, line, why: 'brings SQL in' })),
    ...nodes
      .filter(node => isSql(file, node))
      .map(node => ({ path, line: lineOf(node), why: 'SQL outside a table file' })),
  ]
})

function isAllowed(path: string): boolean {
  return path.startsWith(home) || path.endsWith('-table.ts') || isTest(path)
}

function bringsSql({ target, isTypeOnly, names }: Import): boolean {
  if (isTypeOnly) return false
  return target === 'pg' || (target === 'kysely' && names.includes('sql'))
}

function isSql({ path, text }: SourceFile, node: Node): boolean {
  if (node.type === 'CallExpression') {
    const name = nameIn(node.callee)
    const isMethod = listIn([node.callee]).some(({ type }) => type === 'MemberExpression')
    return isMethod && name !== undefined && queryBuilders.includes(name)
  }
  if (zoneOf(path) !== 'server') return false
  const words = node.type === 'TemplateLiteral' ? templateText(text, node) : stringIn(node)
  return node.type !== 'ImportDeclaration' && words !== undefined && statement.test(words)
}

function templateText(text: string, node: Node): string {
  return text.slice(node.start + 1, Number(node.end) - 1)
}

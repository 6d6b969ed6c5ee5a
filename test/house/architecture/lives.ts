import { isTest, zoneOf } from './rooms.ts'
import { fileRule } from './rule.ts'
import type { Import, SourceFile } from './source-tree.ts'
import { everyNode, listIn, type Node, nameIn, stringIn } from './syntax.ts'

const engine = 'src/foundation/server/lives/'
const binding = /\/(change-[\w-]+|[\w-]+-effects)\.ts$/
const stateColumns = ['state', 'stage']
/** Functions that only read, or that insert rows, which had no state before. */
const harmless = /^(find|list|count|search|insert|present)[A-Z]/

/**
 * States are written only by their life: by its table files, and by the binding that tells the
 * engine which columns hold a state.
 */
export const statesChangeByTheirLife = fileRule('states-change-by-their-life', file => {
  const { path, nodes, imports, lineOf } = file
  if (isTest(path) || zoneOf(path) !== 'server' || isTable(path) || binding.test(path)) return []
  return [
    ...imports
      .filter(bringsWriterOfTable)
      .map(({ line }) => ({ path, line, why: 'writes a row past its life' })),
    ...nodes
      .flatMap(node => writtenIn(node, writersOfTables(file)))
      .flatMap(everyNode)
      .filter(isStateColumn)
      .map(node => ({ path, line: lineOf(node), why: 'writes a state by itself' })),
  ]
})

/** A locked row must have been read under its lock, in the same transaction. */
export const onlyTablesLockRows = fileRule('only-tables-lock-rows', file => {
  const { path, nodes, imports, lineOf } = file
  if (isTest(path) || isTable(path) || path.startsWith(engine)) return []
  return [
    ...imports
      .filter(({ target, names }) => target.startsWith(engine) && names.includes('locked'))
      .map(({ line }) => ({ path, line, why: 'calls a row locked' })),
    ...nodes
      .filter(node => isCastToLocked(file, node))
      .map(node => ({ path, line: lineOf(node), why: 'calls a row locked' })),
  ]
})

function isTable(path: string): boolean {
  return path.endsWith('-table.ts')
}

/** Nothing in the foundation has a life. */
function bringsWriterOfTable({ target, names, isTypeOnly }: Import): boolean {
  if (!isTable(target) || isTypeOnly || target.startsWith('src/foundation/')) return false
  return names.some(name => /^write[A-Z]/.test(name))
}

function writersOfTables({ imports }: SourceFile): string[] {
  return imports
    .filter(({ target, isTypeOnly }) => isTable(target) && !isTypeOnly)
    .flatMap(({ names }) => names.filter(name => !harmless.test(name)))
}

/** The arguments of a `.set()` or of a table function, and the value of a property `set`. */
function writtenIn(node: Node, writers: readonly string[]): unknown[] {
  if (node.type === 'CallExpression') {
    return ['set', ...writers].includes(nameIn(node.callee) ?? '') ? listIn(node.arguments) : []
  }
  if (node.type === 'Property') return keyOf(node) === 'set' ? [node.value] : []
  return node.type === 'VariableDeclarator' && nameIn(node.id) === 'set' ? [node.init] : []
}

function isStateColumn(node: Node): boolean {
  return node.type === 'Property' && stateColumns.includes(keyOf(node) ?? '')
}

function keyOf({ key }: Node): string | undefined {
  return nameIn(key) ?? stringIn(key)
}

function isCastToLocked({ text }: SourceFile, node: Node): boolean {
  if (node.type !== 'TSAsExpression') return false
  return /\bas\s+Locked\b/.test(text.slice(node.start, Number(node.end)))
}

import { isTest } from './rooms.ts'
import { fileRule } from './rule.ts'
import { stillLong } from './still-long.ts'
import type { Node } from './syntax.ts'

const most = 60
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** Who reads a function has all of it on one screen. */
export const functionsAreShort = fileRule(
  'functions-are-short',
  ({ path, text, nodes, lineOf }) => {
    if (isTest(path)) return []
    const long = nodes.filter(node => functions.includes(node.type) && linesOf(text, node) > most)
    if (!stillLong.has(path)) {
      return long.map(node => ({ path, line: lineOf(node), why: `more than ${most} lines` }))
    }
    return long.length === 0 ? [{ path, line: 1, why: 'is short now: take it off the list' }] : []
  },
)

function linesOf(text: string, { start, end }: Node): number {
  return text.slice(start, Number(end)).split('\n').length
}

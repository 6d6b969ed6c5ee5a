import { isTest, roomOf } from './rooms.ts'
import { fileRule } from './rule.ts'
import { listIn, memberIn, type Node, nameIn } from './syntax.ts'

const clocks = ['Date.now', 'Temporal.Now', 'performance.now']

/** Rules get the time as a value and verbs use `ctx.now`, so that tests can set it. */
export const timeComesInAsAValue = fileRule('time-comes-in-as-a-value', file => {
  const { path, nodes, lineOf } = file
  if (isTest(path) || !mayNotLookAtClocks(path)) return []
  return nodes
    .filter(looksAtAClock)
    .map(node => ({ path, line: lineOf(node), why: 'looks at a clock of its own' }))
})

function mayNotLookAtClocks(path: string): boolean {
  const room = roomOf(path)
  if (room.kind !== 'noun') return false
  return room.zone === 'rules' || (room.zone === 'server' && room.noun !== 'foundation')
}

function looksAtAClock(node: Node): boolean {
  if (node.type === 'MemberExpression') return clocks.includes(memberIn(node) ?? '')
  const isDate = nameIn(node.callee) === 'Date' && memberIn(node.callee) === undefined
  if (node.type === 'CallExpression') return isDate
  return node.type === 'NewExpression' && isDate && listIn(node.arguments).length === 0
}

import { isTest } from './rooms.ts'
import { fileRule } from './rule.ts'
import { everyNode, listIn, type Node, nameIn } from './syntax.ts'

const most = 60
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** A function should fit on one screen. */
export const functionsAreShort = fileRule(
  'functions-are-short',
  ({ path, text, nodes, lineOf }) => {
    if (isTest(path)) return []
    const long = nodes.filter(
      node => functions.includes(node.type) && linesOf(text, node) > most && !isPage(node),
    )
    return long.map(node => ({ path, line: lineOf(node), why: `more than ${most} lines` }))
  },
)

/** Drawings and texts may be long, because they decide nothing. */
function isPage({ body }: Node): boolean {
  const [block] = listIn([body])
  const statements = block?.type === 'BlockStatement' ? listIn(block.body) : []
  const drawn = block?.type === 'BlockStatement' ? statements.at(-1)?.argument : block
  if (!statements.slice(0, -1).every(isUnpacking)) return false
  const nodes = listIn([drawn]).flatMap(everyNode)
  const perItem = new Set(nodes.flatMap(drawnForEach))
  return nodes.every(node => !deciding.has(node.type) || perItem.has(node))
}

/** `const { ink, land } = palette`: gives names to parameters. */
function isUnpacking({ type, declarations }: Node): boolean {
  const isName = ({ init }: Node) => listIn([init])[0]?.type === 'Identifier'
  return type === 'VariableDeclaration' && listIn(declarations).every(isName)
}

/** What `.map` draws for each item of a list belongs to the drawing. */
function drawnForEach({ type, callee, arguments: given }: Node): Node[] {
  const isMap = type === 'CallExpression' && nameIn(callee) === 'map'
  return isMap ? listIn(given).filter(one => one.type === 'ArrowFunctionExpression') : []
}

const deciding: ReadonlySet<string> = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  ...functions,
])

function linesOf(text: string, { start, end }: Node): number {
  return text.slice(start, Number(end)).split('\n').length
}

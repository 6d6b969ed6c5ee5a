import { fileRule } from './rule.ts'
import { listIn, memberIn, type Node, nameIn } from './syntax.ts'

const routeMaker = 'src/foundation/server/http/route.ts'

/** The compiler checks it too; this also holds where a cast hides it from the compiler. */
export const everyRouteHasAPermission = fileRule('every-route-has-a-permission', file => {
  const makers = file.imports.filter(({ target }) => target === routeMaker)
  const names = makers.flatMap(maker => maker.names)
  return file.nodes
    .filter(node => isRoute(node, names) && !hasPermission(node))
    .map(node => ({ path: file.path, line: file.lineOf(node), why: 'a route without `can`' }))
})

const methods = ['get', 'post', 'put', 'patch', 'remove']

function isRoute({ type, callee }: Node, imported: readonly string[]): boolean {
  const isPlainCall = type === 'CallExpression' && memberIn(callee) === undefined
  const name = isPlainCall ? nameIn(callee) : undefined
  return name !== undefined && methods.includes(name) && imported.includes(name)
}

function hasPermission(route: Node): boolean {
  const [, guarantees] = listIn(route.arguments)
  return listIn(guarantees?.properties).some(({ key }) => nameIn(key) === 'can')
}

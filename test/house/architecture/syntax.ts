/** A node of the syntax tree, in the shape that all JavaScript parsers share (ESTree). */
export interface Node {
  type: string
  start: number
  [property: string]: unknown
}

/** The node and everything below it, outermost first. */
export function everyNode(from: unknown): Node[] {
  if (Array.isArray(from)) return from.flatMap(everyNode)
  if (!isNode(from)) return []
  return [from, ...Object.values(from).flatMap(everyNode)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

export function stringIn(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  return typeof node.value === 'string' ? node.value : undefined
}

/** The name of a plain identifier or of a property: `now` for both `now` and `Date.now`. */
export function nameIn(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'MemberExpression') return nameIn(node.property)
  return typeof node.name === 'string' ? node.name : undefined
}

/** `Date.now` as text, for members of plain names only. */
export function memberIn(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined
  return `${nameIn(node.object)}.${nameIn(node.property)}`
}

export function listIn(nodes: unknown): Node[] {
  return Array.isArray(nodes) ? nodes.filter(isNode) : []
}

import { allowedNouns, isTest, type Room, roomOf } from './rooms.ts'
import { type Breach, fileRule, type Rule } from './rule.ts'
import type { SourceFile, SourceTree } from './source-tree.ts'
import { listIn, type Node, nameIn } from './syntax.ts'

/** Entry points know nouns, nouns know the foundation, and never the other way round. */
export const nothingPointsBack = fileRule('nothing-points-back', file => {
  const from = roomOf(file.path)
  return file.imports
    .filter(({ isLocal, target }) => isLocal && pointsBack(from, file.path, target))
    .map(({ line, target }) => ({ path: file.path, line, why: `points back at ${target}` }))
})

function pointsBack(from: Room, path: string, target: string): boolean {
  if (isTest(path) || from.kind === 'outside') return false
  const to = roomOf(target)
  if (from.kind === 'entry') return to.kind === 'outside' && !target.startsWith('demo/')
  if (to.kind !== 'noun') return true
  return floorOf(to.noun) > floorOf(from.noun)
}

/** The foundation, the design, and the nouns above both. */
function floorOf(noun: string): number {
  return noun === 'foundation' ? 0 : noun === 'design' ? 1 : 2
}

/** Nouns may know each other only as listed: their rules, their verbs and, between pages, pages. */
export const nounsKeepToTheirList: Rule = {
  name: 'nouns-keep-to-their-list',
  check: tree =>
    [...tree.values()].flatMap(file =>
      file.imports.flatMap(({ isLocal, target, line }): Breach[] => {
        const why = isLocal ? objection(tree, file, target) : undefined
        return why === undefined ? [] : [{ path: file.path, line, why }]
      }),
    ),
}

function objection(tree: SourceTree, file: SourceFile, target: string): string | undefined {
  const from = roomOf(file.path)
  const to = roomOf(target)
  if (from.kind !== 'noun' || to.kind !== 'noun') return undefined
  if (from.noun === to.noun || floorOf(to.noun) < 2 || floorOf(from.noun) < 2) return
  if (!allowedNouns[from.noun]?.includes(to.noun)) return `${from.noun} may not know ${to.noun}`
  const isVerb = from.zone === 'server' && isVerbFile(tree, target)
  const isPage = from.zone === 'web' && to.zone === 'web'
  if (to.zone === 'rules' || isVerb || isPage) return undefined
  return `${target} is neither rules nor a verb`
}

/** A verb file is named after the function it exports: `request-booking.ts`, `requestBooking`. */
function isVerbFile(tree: SourceTree, path: string): boolean {
  const name = path.split('/').at(-1)?.replace(/\.ts$/, '') ?? ''
  if (name.endsWith('-table') || name === 'routes') return false
  const verb = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return tree.get(path)?.statements.some(statement => exportsFunction(statement, verb)) ?? false
}

function exportsFunction({ type, declaration }: Node, name: string): boolean {
  if (type !== 'ExportNamedDeclaration') return false
  return listIn([declaration])
    .flatMap(node => [node, ...listIn(node.declarations)])
    .some(node => functions.includes(functionType(node)) && nameIn(node.id) === name)
}

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

function functionType(node: Node): string {
  return listIn([node.init])[0]?.type ?? node.type
}

import { dirname } from 'node:path/posix'
import { isTest } from './rooms.ts'
import type { Breach, Rule } from './rule.ts'
import type { Import, SourceFile, SourceTree } from './source-tree.ts'

const most = 20

/** Opening a folder should show at a glance what is in it. */
export const roomsAreSmall: Rule = {
  name: 'rooms-are-small',
  check: tree => {
    const rooms = Map.groupBy(
      [...tree.keys()].filter(path => !isTest(path)),
      path => dirname(path),
    )
    return [...rooms.values()]
      .filter(paths => paths.length > most)
      .flatMap(paths => paths.slice(0, 1))
      .map(path => ({ path, line: 1, why: `more than ${most} files in ${dirname(path)}` }))
  },
}

/** Rooms side by side have an order: a room may know only the rooms below it. */
export const arrowsRunOneWay: Rule = {
  name: 'arrows-run-one-way',
  check: tree => {
    const arrows = arrowsOf(tree)
    return arrows
      .filter(({ from, to }) => leadsTo(arrows, to, from))
      .map(({ path, line, from, to }): Breach => ({ path, line, why: `${to} needs ${from} too` }))
  },
}

interface Arrow {
  from: string
  to: string
  path: string
  line: number
}

function arrowsOf(tree: SourceTree): Arrow[] {
  return [...tree.values()]
    .filter(({ path }) => !isTest(path))
    .flatMap(file => file.imports.flatMap(entry => arrowOf(file, entry)))
}

/** The two rooms at which the paths of both files divide, if these are rooms of a zone. */
function arrowOf({ path }: SourceFile, { target, isLocal, isDynamic, line }: Import): Arrow[] {
  if (!isLocal || isDynamic) return []
  const [from, to] = [dirname(path).split('/'), dirname(target).split('/')]
  const parting = from.findIndex((part, at) => part !== to[at])
  const isInside = parting >= zoneDepth(path) && parting < to.length
  if (!isInside) return []
  const [here, there] = [from.slice(0, parting + 1), to.slice(0, parting + 1)]
  return [{ from: here.join('/'), to: there.join('/'), path, line }]
}

/** `src/payments/server`, or `src/design`, which is only for pages. */
function zoneDepth(path: string): number {
  return path.startsWith('src/design/') ? 2 : 3
}

function leadsTo(arrows: readonly Arrow[], start: string, goal: string): boolean {
  const seen = new Set([start])
  for (const room of seen) {
    if (room === goal) return true
    for (const { from, to } of arrows) if (from === room) seen.add(to)
  }
  return false
}

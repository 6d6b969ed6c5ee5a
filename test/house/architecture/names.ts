import { roomOf } from './rooms.ts'
import { fileRule } from './rule.ts'

const emptyName = /(^|-)(utils?|helpers?|common|misc)$/i

export const everyFileHasARoom = fileRule('every-file-has-a-room', ({ path }) =>
  roomOf(path).kind === 'outside'
    ? [{ path, line: 1, why: 'stands in no room of a noun on the list' }]
    : [],
)

export const namesSayWhatIsInside = fileRule('names-say-what-is-inside', ({ path }) =>
  path.split('/').some(part => emptyName.test(part.replace(/\..*$/, '')))
    ? [{ path, line: 1, why: 'the name says nothing' }]
    : [],
)

/** A barrel hides where a thing comes from, and importing from it loads everything. */
export const noBarrels = fileRule('no-barrels', ({ path, statements }) => {
  const isIndex = /\/index\.tsx?$/.test(path)
  const isPassedOn = statements.length > 0 && statements.every(isReExport)
  return isIndex || isPassedOn ? [{ path, line: 1, why: 'a barrel' }] : []
})

function isReExport({ type, source }: { type: string; source?: unknown }): boolean {
  return type.startsWith('Export') && source !== null && source !== undefined
}

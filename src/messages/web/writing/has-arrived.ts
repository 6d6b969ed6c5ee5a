import type { Message, Sender } from '../../rules/wire.ts'
import type { Unsent } from './kept-writing.ts'

/** The stream may tell of a message before the answer to its sending does. */
export function hasArrived(one: Unsent, messages: readonly Message[], as: Sender): boolean {
  if (one.state !== 'sending') return false
  const at = messages.findIndex(({ _id }) => _id === one.after)
  return messages.slice(at + 1).some(({ from, text }) => from === as && text === one.text)
}

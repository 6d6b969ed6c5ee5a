import type { Message, Sender } from '../../rules/wire.ts'
import type { Unsent } from './kept-writing.ts'

/** The stream may deliver a message before the call that sent it is answered. */
export function hasArrived(one: Unsent, messages: readonly Message[], as: Sender): boolean {
  if (one.state !== 'sending') return false
  const at = messages.findIndex(({ _id }) => _id === one.after)
  return messages.slice(at + 1).some(({ from, text }) => from === as && text === one.text)
}

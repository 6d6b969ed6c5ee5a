import { isApiFailure } from '../api/api-failure.ts'

/**
 * What a page failed with goes to the browser with it. The message of a fault of ours may name files
 * or values; the log has it, in the stack.
 */
export function hideFaults(matches: readonly { error?: unknown }[]): void {
  for (const { error } of matches) {
    if (error instanceof Error && !isApiFailure(error)) {
      // The stack is written when it is read first, and begins with the message.
      Object.defineProperties(error, { stack: { value: error.stack }, message: { value: '' } })
    }
  }
}

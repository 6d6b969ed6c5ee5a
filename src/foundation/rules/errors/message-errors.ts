import type { ErrorTable } from './error-table.ts'

export const messageErrors = {
  thread_closed: {
    status: 409,
    words: 'This conversation is closed: nothing can be written in it any more.',
  },
} as const satisfies ErrorTable

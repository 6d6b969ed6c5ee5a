import type { ErrorTable } from './error-table.ts'

export const searchErrors = {
  saved_searches_full: {
    status: 409,
    words: 'You have saved 20 searches, and we keep no more. Please delete one first.',
  },
} as const satisfies ErrorTable

import type { ErrorTable } from './error-table.ts'

export const noticeErrors = {
  push_refused: { status: 422, words: 'We cannot send notifications to that address.' },
} as const satisfies ErrorTable

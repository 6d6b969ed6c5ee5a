import type { ErrorTable } from './error-table.ts'

export const moderationErrors = {
  report_closed: { status: 409, words: 'This report has been closed already.' },
} as const satisfies ErrorTable

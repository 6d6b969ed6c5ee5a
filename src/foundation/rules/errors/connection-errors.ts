import type { ErrorTable } from './error-table.ts'

export const connectionErrors = {
  key_refused: {
    status: 401,
    words: 'This API key does not work: it is mistyped, was revoked, or its owner is gone.',
  },
  key_scope_missing: {
    status: 403,
    words: 'This API key may not do that. Its owner can make one with the scope it lacks.',
  },
  key_not_for_this: {
    status: 403,
    words: 'No API key may do that: it is for people who are logged in.',
  },
  keys_full: {
    status: 409,
    words: 'You have 20 API keys, and we keep no more. Please revoke one first.',
  },
  webhooks_full: {
    status: 409,
    words: 'You have 5 webhook addresses, and we keep no more. Please delete one first.',
  },
  webhook_off: {
    status: 409,
    words: 'This address is switched off. Please switch it on first.',
  },
} as const satisfies ErrorTable

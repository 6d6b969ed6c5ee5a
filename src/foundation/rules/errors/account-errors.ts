import type { ErrorTable } from './error-table.ts'

export const accountErrors = {
  code_refused: {
    status: 400,
    words: 'That code is not right or no longer works. Please check it, or ask for a new one.',
  },
  reset_link_refused: {
    status: 400,
    words: 'That link is not right or no longer works. Please ask for a new one.',
  },
  login_refused: { status: 401, words: 'The email or password is not right.' },
  second_step_refused: {
    status: 401,
    words: 'That code is not right or no longer works. Please start again.',
  },
  EMAIL_NOT_VERIFIED: { status: 403, words: 'Please verify your email address first.' },
  account_suspended: { status: 403, words: 'Your account is suspended.' },
  reauth_required: { status: 403, words: 'Please enter your password again to do that.' },
  wrong_password: { status: 403, words: 'That password is not right.' },
  email_taken: {
    status: 409,
    words: 'There is already an account with that email address. Please log in instead.',
  },
  account_in_use: { status: 409, words: 'Your account cannot be deleted yet.' },
  two_factor_off: { status: 409, words: 'Please turn on two-step login first.' },
} as const satisfies ErrorTable

import { accountErrors } from './errors/account-errors.ts'
import { bookingErrors } from './errors/booking-errors.ts'
import { complaintErrors } from './errors/complaint-errors.ts'
import { connectionErrors } from './errors/connection-errors.ts'
import { inventoryErrors } from './errors/inventory-errors.ts'
import { listingErrors } from './errors/listing-errors.ts'
import { messageErrors } from './errors/message-errors.ts'
import { moderationErrors } from './errors/moderation-errors.ts'
import { movingErrors } from './errors/moving-errors.ts'
import { noticeErrors } from './errors/notice-errors.ts'
import { paymentErrors } from './errors/payment-errors.ts'
import { rentErrors } from './errors/rent-errors.ts'
import { requestErrors } from './errors/request-errors.ts'
import { reviewErrors } from './errors/review-errors.ts'
import { searchErrors } from './errors/search-errors.ts'
import { viewingErrors } from './errors/viewing-errors.ts'

/** Every error that a caller can get: its code in the API, HTTP status and words for a person. */
export const errors = {
  ...requestErrors,
  ...accountErrors,
  ...connectionErrors,
  ...listingErrors,
  ...searchErrors,
  ...messageErrors,
  ...noticeErrors,
  ...bookingErrors,
  ...viewingErrors,
  ...rentErrors,
  ...paymentErrors,
  ...movingErrors,
  ...complaintErrors,
  ...inventoryErrors,
  ...reviewErrors,
  ...moderationErrors,
}

export type ErrorCode = keyof typeof errors

export interface FieldProblem {
  field: string
  message: string
}

export interface FailureDetails {
  fields?: FieldProblem[]
  [key: string]: unknown
}

/** The only exception whose code and words reach the caller; any other becomes `unexpected`. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails | undefined

  constructor(code: ErrorCode, details?: FailureDetails, words?: string) {
    super(words ?? errors[code].words)
    this.name = 'Failure'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }
}

export function fail(code: ErrorCode, details?: FailureDetails, words?: string): never {
  throw new Failure(code, details, words)
}

export function failField(field: string, message: string): never {
  throw new Failure('invalid', { fields: [{ field, message }] }, message)
}

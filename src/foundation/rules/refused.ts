import { type ErrorCode, errors, Failure, type FailureDetails } from './errors.ts'

/** A failure as a value: a search asks hundreds of spaces, most may refuse, and throwing is slow. */
export class Refused {
  readonly code: ErrorCode
  readonly details: FailureDetails | undefined
  readonly words: string

  constructor(code: ErrorCode, details?: FailureDetails, words: string = errors[code].words) {
    this.code = code
    this.details = details
    this.words = words
  }

  throw(): never {
    throw new Failure(this.code, this.details, this.words)
  }
}

export function refusedField(field: string, message: string): Refused {
  return new Refused('invalid', { fields: [{ field, message }] }, message)
}

import type { ErrorCode, FailureDetails, FieldProblem } from '#foundation/rules/errors.ts'

interface FailureFacts {
  status: number
  code: ErrorCode | 'network'
  message: string
  details?: FailureDetails | undefined
}

/** What a call throws. `network` means that no answer arrived, so its effect is unknown. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: ErrorCode | 'network'
  readonly details: FailureDetails | undefined

  constructor({ status, code, message, details }: FailureFacts) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.details = details
  }

  get fields(): readonly FieldProblem[] {
    return this.details?.fields ?? []
  }

  get isNetwork(): boolean {
    return this.code === 'network'
  }
}

export function isApiFailure(error: unknown, code?: ApiFailure['code']): error is ApiFailure {
  return error instanceof ApiFailure && (code === undefined || error.code === code)
}

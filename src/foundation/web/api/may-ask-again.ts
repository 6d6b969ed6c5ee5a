import { isApiFailure } from './api-failure.ts'

/** A refusal would be refused again; a failure of the server may be tried once more. */
export function mayAskAgain(failures: number, error: unknown): boolean {
  const isRefused = isApiFailure(error) && error.status >= 400 && error.status < 500
  return failures < 1 && !isRefused
}

/** Whether it may go well when a person tries again, perhaps after a while. */
export function isPassing(error: unknown): boolean {
  return mayAskAgain(0, error) || (isApiFailure(error) && error.status === 429)
}

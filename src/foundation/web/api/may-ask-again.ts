import { isApiFailure } from './api-failure.ts'

/** What the server has refused it refuses again; what it could not answer may be asked once more. */
export function mayAskAgain(failures: number, error: unknown): boolean {
  const isRefused = isApiFailure(error) && error.status >= 400 && error.status < 500
  return failures < 1 && !isRefused
}

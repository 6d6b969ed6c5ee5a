import { Failure } from '../errors.ts'

/** Says how long to wait: whoever is not told tries again and again. */
export function failTooMany(retryAfter: number): never {
  throw tooMany(retryAfter)
}

export function tooMany(retryAfter: number): Failure {
  const words = `Too many attempts. Please try again in ${waitText(retryAfter)}.`
  return new Failure('too_many_requests', { retryAfter }, words)
}

function waitText(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

import { z } from 'zod'
import { type ErrorCode, Failure, type FailureDetails } from './errors.ts'

export const FailureBody = z.strictObject({
  status: z.literal('error'),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
})

export interface FailureBody {
  status: 'error'
  error: string
  message: string
  code: ErrorCode
  details?: FailureDetails
}

export interface SuccessBody<Data> {
  status: 'success'
  message: string
  data: Data
  meta?: Record<string, unknown>
}

interface SuccessParts {
  data: z.ZodType
  meta?: z.ZodType | undefined
  beside?: z.ZodRawShape | undefined
}

export function successSchema({ data, meta, beside }: SuccessParts) {
  return z.strictObject({
    status: z.literal('success'),
    message: z.string(),
    data,
    ...(meta ? { meta: meta.optional() } : {}),
    ...(beside ? z.strictObject(beside).partial().shape : {}),
  })
}

export function failureBody(failure: Failure): FailureBody {
  return {
    status: 'error',
    error: failure.message,
    message: failure.message,
    code: failure.code,
    ...(failure.details ? { details: failure.details } : {}),
  }
}

/** An error that we did not expect tells the caller nothing about its cause. */
export function asFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('unexpected')
}

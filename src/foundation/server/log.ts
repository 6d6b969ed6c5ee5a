import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'

export type Log = Logger

/** Structured lines on stdout. Callers log ids and codes, never people's details. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    serializers: { err: plainError },
    redact: {
      paths: ['email', 'password', 'token', 'otp', 'authorization', 'cookie', '*.email', '*.token'],
      censor: '[kept out]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The database quotes whole rows beside its errors, so only what names the fault is kept. */
function plainError(error: Error): Record<string, unknown> {
  const { type, message, stack, code, constraint, table } = stdSerializers.err(error)
  const plain = { type, message, stack, code, constraint, table }
  return error instanceof AggregateError
    ? { ...plain, errors: error.errors.map(plainError) }
    : plain
}

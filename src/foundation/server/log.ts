import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines on stdout. Callers log ids and codes, never people's details. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    redact: {
      paths: ['email', 'password', 'token', 'otp', 'authorization', 'cookie', '*.email', '*.token'],
      censor: '[kept out]',
    },
  })
}

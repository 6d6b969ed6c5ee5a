/**
 * The database is away, full, or slower than the time limit. The same request may succeed a moment
 * later. Whether a write took place is unknown.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * SQLSTATE classes for connection trouble, want of memory, disk or connections, and faults of the
 * operating system.
 */
const unavailableClasses = ['08', '53', '58']

/** The server no longer takes writes: another one has become the primary. */
const readOnly = '25006'

const lockNotAvailable = '55P03'

const unavailableStates = new Set([
  readOnly,
  '25P03', // idle in transaction too long
  '25P04', // transaction took too long
  lockNotAvailable,
  '57014', // statement took too long
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
  '57P05', // idle too long
])

/** The driver reports these without any code. */
const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'is not queryable',
  'Client was closed',
  'Cannot use a pool after calling end on the pool',
]

const serializationFailure = '40001'
const deadlock = '40P01'
const inFailedTransaction = '25P02'
const noSuchStatement = '26000'
const featureNotSupported = '0A000'
const exclusionViolation = '23P01'
const uniqueViolation = '23505'

export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/** Throws an error of the driver as the application knows it; others pass unchanged. */
export function throwTranslated(error: unknown): never {
  if (error instanceof Error && isUnavailable(error)) {
    throw new DatabaseUnavailable('The database cannot be reached right now', { cause: error })
  }
  throw error
}

function isUnavailable(error: Error): boolean {
  const code = sqlState(error) ?? ''
  return (
    networkCodes.has(code) ||
    unavailableStates.has(code) ||
    (code.length === 5 && unavailableClasses.some(start => code.startsWith(start))) ||
    driverMessages.some(part => error.message.includes(part))
  )
}

/** The transaction lost a conflict and had no effect, so it may run again. */
export function lostToAnotherTransaction(error: unknown): boolean {
  const state = sqlState(error)
  return state === serializationFailure || state === deadlock || isStaleStatement(error)
}

/** It failed only because an earlier statement of the same transaction did. */
export function isBecauseOfAnother(error: unknown): boolean {
  return sqlState(error) === inFailedTransaction
}

/** It was chosen to end a deadlock, or waited too long for a lock. */
export function gaveWay(error: unknown): boolean {
  const state = sqlState(error)
  return state === deadlock || state === lockNotAvailable
}

export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === readOnly
}

/** The server forgot a prepared statement, or a migration changed a table beneath it. */
export function isStaleStatement(error: unknown): boolean {
  const state = sqlState(error)
  if (state === noSuchStatement) return true
  if (state !== featureNotSupported || !(error instanceof Error)) return false
  return 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

/** Something that nothing else may overlap is there already, such as a booking of the unit. */
export function isExcluded(error: unknown): boolean {
  return sqlState(error) === exclusionViolation
}

/** Another row has what only one may have. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === uniqueViolation
}

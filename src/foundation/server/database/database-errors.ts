/**
 * The database is away, full, or slower than the time limit. The same request may succeed a moment
 * later. Whether a write took place is unknown.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const NETWORK_CODES = new Set([
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
const UNAVAILABLE_CLASSES = ['08', '53', '58']

/** The server no longer takes writes: another one has become the primary. */
const READ_ONLY = '25006'

const LOCK_NOT_AVAILABLE = '55P03'

const UNAVAILABLE_STATES = new Set([
  READ_ONLY,
  '25P03', // idle in transaction too long
  '25P04', // transaction took too long
  LOCK_NOT_AVAILABLE,
  '57014', // statement took too long
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
  '57P05', // idle too long
])

/** The driver reports these without any code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'is not queryable',
  'Client was closed',
  'Cannot use a pool after calling end on the pool',
]

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const IN_FAILED_TRANSACTION = '25P02'
const NO_SUCH_STATEMENT = '26000'
const FEATURE_NOT_SUPPORTED = '0A000'
const EXCLUSION_VIOLATION = '23P01'
const UNIQUE_VIOLATION = '23505'

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
    NETWORK_CODES.has(code) ||
    UNAVAILABLE_STATES.has(code) ||
    (code.length === 5 && UNAVAILABLE_CLASSES.some(start => code.startsWith(start))) ||
    DRIVER_MESSAGES.some(part => error.message.includes(part))
  )
}

/** The transaction lost a conflict and had no effect, so it may run again. */
export function lostToAnotherTransaction(error: unknown): boolean {
  const state = sqlState(error)
  return state === SERIALIZATION_FAILURE || state === DEADLOCK || isStaleStatement(error)
}

/** It failed only because an earlier statement of the same transaction did. */
export function isBecauseOfAnother(error: unknown): boolean {
  return sqlState(error) === IN_FAILED_TRANSACTION
}

/** It was chosen to end a deadlock, or waited too long for a lock. */
export function gaveWay(error: unknown): boolean {
  const state = sqlState(error)
  return state === DEADLOCK || state === LOCK_NOT_AVAILABLE
}

export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === READ_ONLY
}

/** The server forgot a prepared statement, or a migration changed a table beneath it. */
export function isStaleStatement(error: unknown): boolean {
  const state = sqlState(error)
  if (state === NO_SUCH_STATEMENT) return true
  if (state !== FEATURE_NOT_SUPPORTED || !(error instanceof Error)) return false
  return 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

/** Something that nothing else may overlap is there already, such as a booking of the unit. */
export function isExcluded(error: unknown): boolean {
  return sqlState(error) === EXCLUSION_VIOLATION
}

/** Another row has what only one may have. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION
}

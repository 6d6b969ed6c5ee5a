import { openTransaction } from './transaction.ts'

/**
 * A verb that decides by a fact of another noun takes that noun's lock in its own transaction, in
 * this order, and reads the fact again under it. The one order rules out deadlocks.
 */
export const lockOrder = [
  'account',
  'listing',
  'policy',
  'booking',
  'viewing',
  'complaint',
  'inventory',
  'review',
  'driver',
  'move',
  'payment',
  'ledger',
  'report',
  'thread',
  'webhook',
] as const
export type Lockable = (typeof lockOrder)[number]

/**
 * Called by every statement that locks rows until its transaction ends. A lock with a name, such as
 * an id, may be taken again in the same transaction, because nobody else can hold it.
 */
export function takesLock(what: Lockable, which?: string): void {
  const here = openTransaction()
  if (!here) throw new Error(`A lock of a ${what} ends with its statement outside a transaction`)
  const name = `${what} ${which}`
  if (here.locksHeld.has(name)) return
  if (which !== undefined) here.locksHeld.add(name)
  const rank = lockOrder.indexOf(what)
  if (rank < here.highestLock) {
    const held = lockOrder[here.highestLock]
    throw new Error(`The lock of a ${what} was asked for after that of a ${held}`)
  }
  here.highestLock = rank
}

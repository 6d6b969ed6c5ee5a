/**
 * The first commit releases the locks without waiting for the disk. The empty record after it waits
 * for the disk and for the replicas, and so for everything before it in the log: the caller is not
 * answered sooner. Both must use one connection, because another one may lead to another server.
 */
const earlyCommit = `set local synchronous_commit to off; commit;
  select pg_logical_emit_message(true, 'holdall', '')`

export function isCommit(text: string): boolean {
  return text === 'commit' || text === earlyCommit
}

/** Replaces the commit of a transaction that may have written something by the early one. */
export class EarlyCommits {
  #mayHaveWritten = false

  /** The text to send instead of this one. A transaction that only read has nothing to wait for. */
  replaced(text: string): string {
    if (text === 'commit' && this.#mayHaveWritten) return earlyCommit
    if (text.startsWith('begin')) this.#mayHaveWritten = false
    else if (!isReading(text)) this.#mayHaveWritten = true
    return text
  }
}

/** A `select` may still call a function that writes. A plain commit stores that too. */
function isReading(text: string): boolean {
  return /^\s*select\b/i.test(text)
}

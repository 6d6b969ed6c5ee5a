/**
 * Others get what a transaction had locked as soon as it has committed, and whoever asked for it is
 * answered once the disk and the copies have it: the record at the end stands behind all of it. One
 * connection does both, since another may lead to another server by then.
 */
const earlyCommit = `set local synchronous_commit to off; commit;
  select pg_logical_emit_message(true, 'holdall', '')`

export function isCommit(text: string): boolean {
  return text === 'commit' || text === earlyCommit
}

/** What is said on one connection, in the words that cost those who wait the least. */
export class Wording {
  #mayHaveWritten = false

  /** Where only something was read there is nothing to wait for, and no record to be made. */
  of(text: string): string {
    if (text === 'commit' && this.#mayHaveWritten) return earlyCommit
    if (text.startsWith('begin')) this.#mayHaveWritten = false
    else if (!isReading(text)) this.#mayHaveWritten = true
    return text
  }
}

/** Such a statement may still call a function that writes, which a plain commit keeps as well. */
function isReading(text: string): boolean {
  return /^\s*select\b/i.test(text)
}

export interface PageAfter {
  /** The id of the last row before this page. */
  after: string | undefined
  atMost: number
}

/** Enough that trips to the database do not matter, few enough to hold in memory. */
const atMost = 500

/** All rows of a kind, in the order of their ids, of which no more than a page is held at once. */
export async function* inPages<Row extends { id: string }>(
  readPage: (page: PageAfter) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: string | undefined
  for (;;) {
    const rows = await readPage({ after, atMost })
    yield* rows
    if (rows.length < atMost) return
    after = rows.at(-1)?.id
  }
}

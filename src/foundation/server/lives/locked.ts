declare const lock: unique symbol

/** A row that was read under its lock in this transaction. Only table files make one. */
export type Locked<Row> = Row & { readonly [lock]: true }

export function locked<Row>(row: Row): Locked<Row> {
  return row as Locked<Row>
}

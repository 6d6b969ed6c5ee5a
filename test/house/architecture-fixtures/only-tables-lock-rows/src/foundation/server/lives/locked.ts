export type Locked<Row> = Row & { locked: true }

export const locked = <Row>(row: Row) => row as Locked<Row>

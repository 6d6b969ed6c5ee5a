import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from '../db.ts'

/** The place of a value in a statement that is compiled before the value is known. */
export class Slot<Asked> {
  readonly read: (asked: Asked) => unknown

  constructor(read: (asked: Asked) => unknown) {
    this.read = read
  }
}

const mostShapes = 1000

/**
 * A statement that is compiled once for each shape of question. `build` sees only the shape, so no
 * value can become part of the SQL; values are filled into slots.
 */
export function compiledOnce<Shape, Asked, Row>(build: (shape: Shape) => RawBuilder<Row>) {
  const statement = writtenOnce<Shape, Asked, Row>(build)
  return async (db: Db, shape: Shape, asked: Asked): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(statement(db, shape, asked))
    return rows
  }
}

/** The same for code that sends the statement in its own way. */
export function writtenOnce<Shape, Asked, Row = unknown>(
  build: (shape: Shape) => RawBuilder<Row>,
): (db: Db, shape: Shape, asked: Asked) => CompiledQuery<Row> {
  const known = new Map<string, CompiledQuery<Row>>()
  return (db, shape, asked) => {
    const statement = compiled(db, shape)
    const parameters = statement.parameters.map(value =>
      value instanceof Slot ? value.read(asked) : value,
    )
    return { ...statement, parameters }
  }

  function compiled(db: Db, shape: Shape): CompiledQuery<Row> {
    const key = JSON.stringify(shape)
    const before = known.get(key)
    if (before) return before
    if (known.size >= mostShapes) known.clear()
    const fresh = withEachSlotOnce(build(shape).compile(db))
    known.set(key, fresh)
    return fresh
  }
}

/** A slot that stands in several places becomes one parameter. */
function withEachSlotOnce<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  const { parameters } = query
  const places = parameters.map((value, index) =>
    value instanceof Slot ? parameters.indexOf(value) : index,
  )
  const kept = [...new Set(places)]
  const text = query.sql.replace(/\$(\d+)/g, (_, number: string) => {
    const place = places[Number(number) - 1] ?? -1
    return `$${kept.indexOf(place) + 1}`
  })
  return { ...query, sql: text, parameters: kept.map(place => parameters[place]) }
}

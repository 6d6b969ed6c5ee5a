import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { testDatabase } from '#test/database.ts'

let database: Database

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('writes every card in one-byte letters and says the same with them', async () => {
  const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
  const withoutNul = texts.map(text => text.replaceAll('\0', ' '))
  const cards = fc.array(fc.dictionary(withoutNul, fc.oneof(withoutNul, fc.integer())), {
    minLength: 200,
    maxLength: 200,
  })
  const [written] = fc.sample(cards, 1)
  const given = [...(written ?? []), { title: 'Host’s loft – £40 🏠' }].map(card =>
    JSON.stringify(card),
  )
  const { rows } = await sql<{ card: string }>`
    select plain_json(card::json)::text as card
    from unnest(${given}::text[]) with ordinality as given (card, no) order by no`.execute(
    database.db,
  )
  const plain = rows.map(({ card }) => card)
  expect(plain.map(card => JSON.parse(card))).toEqual(given.map(card => JSON.parse(card)))
  for (const card of plain) expect(Buffer.byteLength(card)).toBe(card.length)
})

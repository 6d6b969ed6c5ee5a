import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { DatabaseClient } from './database-client.ts'
import { keepListening } from './keep-listening.ts'
import type { Database } from './open-database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase({ empty: true })
})
afterAll(() => database.close())
afterEach(() => void vi.restoreAllMocks())

it('listens again with one sign of life, although the connection ended as it began to listen', async () => {
  const { query } = DatabaseClient.prototype
  const listens = vi.spyOn(DatabaseClient.prototype, 'query').mockImplementation(async function (
    this: DatabaseClient,
    text: string,
  ) {
    const answer = await Reflect.apply(query, this, [text])
    if (listens.mock.calls.length === 1) this.emit('end')
    return answer
  } as never)
  const signs = vi.spyOn(globalThis, 'setInterval')
  const returned = Promise.withResolvers<void>()
  const { isListening, close } = keepListening(database.connection, {
    channel: 'here',
    log,
    onMessage: () => undefined,
    onReturn: returned.resolve,
  })
  await returned.promise
  expect(isListening()).toBe(true)
  await close()
  expect(listens.mock.calls.map(([text]) => text)).toEqual(['listen here', 'listen here'])
  expect(signs).toHaveBeenCalledTimes(1)
})

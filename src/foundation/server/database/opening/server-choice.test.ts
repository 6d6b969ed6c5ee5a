import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../database-errors.ts'
import { chooseInTurn } from './server-choice.ts'

const [a, b] = ['a', 'b'].map(host => ({ host, port: 5432 })) as [Named, Named]
type Named = { host: string; port: number }

function two(well: Set<string>) {
  const tried: string[] = []
  const choice = chooseInTurn([a, b], 'read-write', async ({ host }) => {
    tried.push(host)
    return well.has(host)
  })
  return { choice, tried }
}

test('the first that will do is kept to, and looked for only once by those who wait', async () => {
  const { choice, tried } = two(new Set(['b']))
  expect(await Promise.all([choice.choose(), choice.choose()])).toEqual([b, b])
  expect(await choice.choose()).toEqual(b)
  expect(tried).toEqual(['a', 'b'])
})

test('a doubted one is looked for again from the first on', async () => {
  const well = new Set(['a', 'b'])
  const { choice } = two(well)
  expect(await choice.choose()).toEqual(a)
  well.delete('a')
  expect(await choice.choose()).toEqual(a)
  choice.doubt()
  expect(await choice.choose()).toEqual(b)
})

test('none that will do is a database that is away, until one is there', async () => {
  const well = new Set<string>()
  const { choice } = two(well)
  await expect(choice.choose()).rejects.toThrow(DatabaseUnavailable)
  well.add('b')
  expect(await choice.choose()).toEqual(b)
})

test('whoever is connected to another one leaves once it is chosen', async () => {
  const well = new Set(['a', 'b'])
  const { choice } = two(well)
  const left: string[] = []
  choice.joined(await choice.choose(), () => left.push('stays'))()
  choice.joined(await choice.choose(), () => left.push('of a'))
  choice.doubt()
  await choice.choose()
  expect(left).toEqual([])
  well.delete('a')
  choice.doubt()
  choice.joined(await choice.choose(), () => left.push('of b'))
  expect(left).toEqual(['of a'])
})

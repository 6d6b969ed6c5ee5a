import { expect, test } from 'vitest'
import { readServerList } from './server-list.ts'

const h1 = { host: 'h1', port: 5432 }
const h2 = { host: 'h2', port: 5433 }

test.each([
  ['postgres://u:p@h1:5432,h2:5433/db', [h1, h2]],
  ['postgres://u:p@h1,h2:5433/db', [h1, h2]],
  ['postgresql://h1,h2:5433', [h1, h2]],
  ['postgres://u@/db?host=h1,h2&port=5432,5433', [h1, h2]],
  ['postgres://u@/db?host=h1,h2', [h1, { ...h2, port: 5432 }]],
  ['postgres://u@/db?host=h1,h2&port=7', [h1, h2].map(({ host }) => ({ host, port: 7 }))],
  [
    'postgres://u@[::1]:5432,%2Frun%2Fpg/db',
    [
      { host: '::1', port: 5432 },
      { host: '/run/pg', port: 5432 },
    ],
  ],
])('%s names two servers', (address, servers) => {
  expect(readServerList(address).servers).toEqual(servers)
})

test.each(['postgres://u:p@h1:5432/db', 'postgres:///db', 'postgres://u@/db?host=/run/pg&port=7'])(
  '%s is left to the driver',
  address => {
    expect(readServerList(address)).toEqual({ connectionString: address, servers: [], kind: 'any' })
  },
)

test('the rest of the address stays as it was', () => {
  const address = 'postgres://u:p%40@h1:1,h2:2/db?target_session_attrs=read-write&sslmode=disable'
  const { connectionString, kind } = readServerList(address)
  expect(kind).toBe('read-write')
  const { username, password, pathname, searchParams } = new URL(connectionString)
  expect([username, password, pathname]).toEqual(['u', 'p%40', '/db'])
  expect(Object.fromEntries(searchParams)).toMatchObject({
    host: 'h1',
    port: '1',
    sslmode: 'disable',
  })
})

test.each([
  ['postgres://u:secret@h1:5432,h2:x/db', 'no such port'],
  ['postgres://u:secret@h1,,h2/db', 'no name'],
  ['postgres://u:secret@h1:5432,h2:0/db', 'is no port'],
  ['postgres://u:secret@/db?host=a,b,c&port=1,2', 'more ports than servers'],
  ['postgres://u:secret@h1,h2/db?target_session_attrs=best', 'target_session_attrs is one of'],
  ['mysql://u:secret@h1/db', 'is not the address'],
])('%s is refused without telling the password', (address, words) => {
  const reading = () => readServerList(address)
  expect(reading).toThrow(words)
  expect(reading).not.toThrow('secret')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionRecord } from './session-record.ts'

const ada = { _id: 'a1', firstName: 'Ada', role: 'partner', isVerified: true } as const
const bea = { ...ada, _id: 'b1', firstName: 'Bea' }

const replace = vi.fn()
const root = { dataset: {} }

/** The program as it begins in a browser that holds this record, on a page drawn for this person. */
async function begin({ drawn, held }: { drawn?: object; held?: SessionRecord }) {
  vi.doMock('./drawn-for.ts', () => ({ drawnFor: () => drawn }))
  vi.doMock('./sealed-record.ts', () => ({
    openSealedRecord: async () => held,
  }))
  return import('./session-store.ts')
}

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  const location = { pathname: '/listings', search: '?q=loft', replace }
  vi.stubGlobal('window', { location })
  vi.stubGlobal('document', { documentElement: root })
})

afterEach(() => {
  vi.doUnmock('./drawn-for.ts')
  vi.doUnmock('./sealed-record.ts')
  // Other tests share modules.
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('a page drawn for somebody is theirs at once, and gets their token from the record', async () => {
  const store = await begin({ drawn: ada, held: { ...ada, token: 'secret' } })
  expect(store.currentSession()).toEqual({ status: 'in', record: { ...ada, token: '' } })
  expect(store.sessionAsDrawn()).toBe(store.currentSession())
  const before = store.currentSession()
  const known = await store.whenSessionKnown()
  expect(known).toEqual({ status: 'in', record: { ...ada, token: 'secret' } })
  expect(store.currentSession()).toBe(known)
  expect(known).toBe(before)
})

test('what the server knows of them is newer than what the browser has kept', async () => {
  const held = { ...ada, firstName: 'Adelaide', role: 'customer', token: 'secret' } as const
  const store = await begin({ drawn: ada, held })
  expect(await store.whenSessionKnown()).toMatchObject({ record: ada })
})

test.each([
  ['nobody', undefined],
  ['somebody else', { ...bea, token: 'hers' }],
])('it is left, and nothing more is asked for, where %s is signed in', async (_, held) => {
  const store = await begin({ drawn: ada, ...(held && { held }) })
  let isKnown = false
  void store.whenSessionKnown().then(() => {
    isKnown = true
  })
  await vi.waitFor(() => expect(replace).toHaveBeenCalled())
  expect(replace).toHaveBeenCalledWith('/login?redirect=%2Flistings%3Fq%3Dloft')
  expect(isKnown).toBe(false)
})

test('a page for everybody begins with nobody known', async () => {
  const store = await begin({ held: { ...ada, token: 'secret' } })
  expect(store.currentSession()).toEqual({ status: 'unknown' })
  expect(await store.whenSessionKnown()).toMatchObject({ status: 'in', record: ada })
  expect(replace).not.toHaveBeenCalled()
})

import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signOut } from '#foundation/web/session/session-store.ts'
import type { ShownCard } from '#listings/rules/wire.ts'
import { favourites } from './api.ts'
import { heartsKey } from './hearts.ts'
import { readSavedCards } from './saved-cards.ts'

const garage = '00000000-0000-4000-8000-000000000001'
const loft = '00000000-0000-4000-8000-000000000002'
const look = vi.spyOn(favourites, 'look')
const stored = new Map<string, string>()

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  })
  await signOut()
  stored.clear()
})
afterEach(() => vi.resetAllMocks())
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // Hearts follow the session for as long as the page stands, also that of the next test file.
  vi.resetModules()
})

it('the spaces of a visitor are asked for in one call, newest first, with how many may come back', async () => {
  stored.set(heartsKey, JSON.stringify([garage, loft]))
  const card = { _id: garage, freeFrom: '2027-03-21' } as ShownCard
  look.mockResolvedValue({ data: [card], meta: { unavailable: 1 } })
  const saved = { cards: [card], unavailable: 1, isMember: false }
  expect(await readSavedCards()).toEqual(saved)
  expect(look.mock.calls).toEqual([[[loft, garage]]])
})

it('a visitor without hearts asks for nothing', async () => {
  expect(await readSavedCards()).toEqual({ cards: [], unavailable: 0, isMember: false })
  expect(look).not.toHaveBeenCalled()
})

it('a fault on the way says nothing about whether a space is offered', async () => {
  stored.set(heartsKey, JSON.stringify([garage]))
  look.mockRejectedValue(new Error('Network error'))
  await expect(readSavedCards()).rejects.toThrow('Network error')
})

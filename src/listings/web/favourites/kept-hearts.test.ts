import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '#design/toast/toast.ts'
import { signIn, signOut } from '#foundation/web/session/session-store.ts'
import { favourites } from './api.ts'
import { currentHearts, heartsKey, pressHeart } from './hearts.ts'
import { readHearts } from './kept-hearts.ts'

const ada = { _id: 'a1', firstName: 'Ada', role: 'partner', isVerified: true, token: 't' } as const
const garage = '00000000-0000-4000-8000-000000000001'
const loft = '00000000-0000-4000-8000-000000000002'

type Page = Awaited<ReturnType<typeof favourites.list>>
const listOf = (...ids: string[]) => ({ data: ids.map(_id => ({ _id })), meta: {} }) as Page

const stored = new Map<string, string>()
const list = vi.spyOn(favourites, 'list')
const keep = vi.spyOn(favourites, 'keep')
const forget = vi.spyOn(favourites, 'forget')
const complained = vi.spyOn(toast, 'error')
const confirmed = vi.spyOn(toast, 'success')

beforeEach(async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  list.mockResolvedValue(listOf())
  keep.mockResolvedValue(null)
  forget.mockResolvedValue(null)
  complained.mockReturnValue(0)
  confirmed.mockReturnValue(0)
  await signOut()
  stored.clear()
  await readHearts()
})
afterEach(() => vi.resetAllMocks())
afterAll(async () => {
  await signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // Hearts follow the session for as long as the page stands, also that of the next test file.
  vi.resetModules()
})

async function signInWith(...ids: string[]) {
  list.mockResolvedValue(listOf(...ids))
  await signIn(ada)
  await readHearts()
  // The log-in by itself reads them too.
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  list.mockClear()
}

const inBrowser = () => JSON.parse(stored.get(heartsKey) ?? '[]')

test('a list that was asked for before a press does not turn its heart off', async () => {
  await signInWith()
  const answer = Promise.withResolvers<Page>()
  list.mockReturnValue(answer.promise)
  const reading = readHearts()
  await vi.waitFor(() => expect(list).toHaveBeenCalled())
  await pressHeart(garage)
  answer.resolve(listOf(loft))
  await reading
  expect(currentHearts()).toEqual(new Set([garage, loft]))
})

test('a list that comes while the press is under way does not turn its heart off', async () => {
  await signInWith()
  const answer = Promise.withResolvers<null>()
  keep.mockReturnValue(answer.promise)
  const pressing = pressHeart(garage)
  await vi.waitFor(() => expect(keep).toHaveBeenCalled())
  await readHearts()
  expect(currentHearts()).toEqual(new Set([garage]))
  answer.resolve(null)
  await pressing
  expect(currentHearts()).toEqual(new Set([garage]))
})

test('a list that was asked for after the press is believed', async () => {
  await signInWith()
  await pressHeart(garage)
  await readHearts()
  expect(currentHearts()).toEqual(new Set())
})

test('an older list that comes late does not replace a newer one', async () => {
  await signInWith()
  const late = Promise.withResolvers<Page>()
  list.mockReturnValueOnce(late.promise).mockResolvedValueOnce(listOf(garage))
  const older = readHearts()
  await readHearts()
  late.resolve(listOf())
  await older
  expect(currentHearts()).toEqual(new Set([garage]))
})

test('on and then off reach the server in this order', async () => {
  await signInWith()
  const answer = Promise.withResolvers<null>()
  keep.mockReturnValue(answer.promise)
  const on = pressHeart(garage)
  await vi.waitFor(() => expect(keep).toHaveBeenCalled())
  const off = pressHeart(garage)
  await vi.waitFor(() => expect(currentHearts()).toEqual(new Set()))
  expect(forget).not.toHaveBeenCalled()
  answer.resolve(null)
  await Promise.all([on, off])
  expect(forget).toHaveBeenCalledTimes(1)
  expect(currentHearts()).toEqual(new Set())
})

test('presses that the server refuses leave the heart as the server has it', async () => {
  await signInWith(loft)
  const answer = Promise.withResolvers<null>()
  keep.mockReturnValue(answer.promise)
  forget.mockRejectedValue(new Error('lost'))
  const on = pressHeart(garage)
  await vi.waitFor(() => expect(currentHearts()).toContain(garage))
  const off = [pressHeart(garage), pressHeart(loft)]
  answer.reject(new Error('lost'))
  await Promise.all([on, ...off])
  expect(complained).toHaveBeenCalledTimes(3)
  expect(currentHearts()).toEqual(new Set([loft]))
})

test('a press on a heart that is drawn empty keeps the space, also if it is kept already', async () => {
  stored.set(heartsKey, JSON.stringify([garage]))
  const reading = readHearts()
  await Promise.all([reading, pressHeart(garage)])
  expect(currentHearts()).toEqual(new Set([garage]))
  expect(inBrowser()).toEqual([garage])
})

test('a visitor who presses while the hearts are being read keeps the old ones and the new', async () => {
  stored.set(heartsKey, JSON.stringify([loft]))
  const reading = import('./kept-hearts.ts').then(part => part.readHearts())
  await Promise.all([reading, pressHeart(garage)])
  expect(inBrowser()).toEqual([loft, garage])
  expect(currentHearts()).toEqual(new Set([loft, garage]))
})

test('a heart that is pressed off while it moves to the account stays off', async () => {
  await pressHeart(garage)
  await pressHeart(loft)
  const answer = Promise.withResolvers<null>()
  keep.mockReturnValue(answer.promise)
  await signIn(ada)
  const reading = readHearts()
  await vi.waitFor(() => expect(keep).toHaveBeenCalledWith(garage))
  const pressing = Promise.all([pressHeart(garage), pressHeart(loft)])
  await vi.waitFor(() => expect(currentHearts()).toEqual(new Set()))
  await vi.waitFor(() => expect(forget).toHaveBeenCalledWith(loft))
  expect(forget).not.toHaveBeenCalledWith(garage)
  answer.resolve(null)
  await Promise.all([reading, pressing])
  expect(keep).not.toHaveBeenCalledWith(loft)
  expect(currentHearts()).toEqual(new Set())
  expect(inBrowser()).toEqual([])
})

test('a press that is answered after the log-out draws no heart any more', async () => {
  await signInWith()
  const answer = Promise.withResolvers<null>()
  keep.mockReturnValue(answer.promise)
  const pressing = pressHeart(garage)
  await vi.waitFor(() => expect(keep).toHaveBeenCalled())
  await signOut()
  expect(currentHearts()).toEqual(new Set())
  answer.resolve(null)
  await pressing
  await readHearts()
  expect(currentHearts()).toEqual(new Set())
  expect(inBrowser()).toEqual([])
  expect(confirmed).not.toHaveBeenCalled()
})

test('a press that is refused after the log-out brings back no heart of the account', async () => {
  await signInWith(loft)
  const answer = Promise.withResolvers<null>()
  forget.mockReturnValue(answer.promise)
  const pressing = pressHeart(loft)
  await vi.waitFor(() => expect(forget).toHaveBeenCalled())
  await signOut()
  answer.reject(new Error('lost'))
  await pressing
  expect(currentHearts()).toEqual(new Set())
  expect(complained).not.toHaveBeenCalled()
})

test('a press whose turn comes after the log-out is kept nowhere', async () => {
  await signInWith(garage)
  const answer = Promise.withResolvers<null>()
  forget.mockReturnValue(answer.promise)
  const off = pressHeart(garage)
  await vi.waitFor(() => expect(forget).toHaveBeenCalled())
  const on = pressHeart(garage)
  await vi.waitFor(() => expect(currentHearts()).toContain(garage))
  const withoutCode = pressHeart(loft)
  await signOut()
  answer.resolve(null)
  await Promise.all([off, on, withoutCode])
  expect(keep).not.toHaveBeenCalled()
  expect(inBrowser()).toEqual([])
  expect(currentHearts()).toEqual(new Set())
})

test('a list of the account that comes after the log-out is not drawn', async () => {
  await signInWith()
  const answer = Promise.withResolvers<Page>()
  list.mockReturnValue(answer.promise)
  const reading = readHearts()
  await vi.waitFor(() => expect(list).toHaveBeenCalled())
  await signOut()
  answer.resolve(listOf(garage))
  await reading
  expect(currentHearts()).toEqual(new Set())
})

test('what a visitor presses while logging in goes along to the account', async () => {
  await signInWith()
  await signOut()
  const pressing = pressHeart(garage)
  await signIn(ada)
  await pressing
  expect(keep).toHaveBeenCalledWith(garage)
  expect(currentHearts()).toContain(garage)
})

import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#design/toast/toast.ts'
import { ApiFailure } from '#foundation/web/api/api-failure.ts'
import { expireSession, signIn, signOut } from '#foundation/web/session/session-store.ts'
import { showFailure } from './show-failure.ts'

const ada = { _id: 'a1', firstName: 'Ada', role: 'partner', isVerified: true, token: 'a' } as const
const message = 'Please log in to continue.'
const refusal = new ApiFailure({ status: 401, code: 'unauthenticated', message })
const shown = () =>
  toastStore.read().shown.flatMap(({ tone, text }) => (tone === 'error' ? [text] : []))

vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
vi.stubGlobal('document', { documentElement: { dataset: {} } })

beforeEach(async () => {
  toastStore.dismissErrors()
  await signOut()
})

afterAll(async () => {
  await signOut()
  vi.unstubAllGlobals()
})

test('a visitor who is refused reads why', () => {
  showFailure(refusal)
  expect(shown()).toEqual([message])
})

test('whose session has ended reads it on the log-in page, and not in a notice too', async () => {
  await signIn(ada)
  showFailure(refusal)
  await expireSession(ada.token)
  showFailure(refusal)
  expect(shown()).toEqual([])
})

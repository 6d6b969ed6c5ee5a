import { expect, it } from 'vitest'
import { nameOfSecret, openSummary, sealSummary } from './seal-summary.ts'

const summary = {
  title: 'Barn by the canal',
  parts: [{ heading: 'How to get in', facts: [{ name: 'Address', value: '14 Canary Row' }] }],
}

it('is read with the secret it was kept with', async () => {
  expect(await openSummary(await sealSummary(summary, 'token'), 'token')).toEqual(summary)
})

it('is not read with another secret, nor when it was changed', async () => {
  const kept = await sealSummary(summary, 'token')
  expect(await openSummary(kept, 'another')).toBeUndefined()
  new Uint8Array(kept.sealed)[0] = 255 - (new Uint8Array(kept.sealed)[0] ?? 0)
  expect(await openSummary(kept, 'token')).toBeUndefined()
})

it('shows nothing of itself to whoever looks at the storage', async () => {
  const { sealed } = await sealSummary(summary, 'token')
  expect(new TextDecoder().decode(sealed)).not.toContain('Canary')
  expect(await nameOfSecret('token')).not.toContain('token')
})

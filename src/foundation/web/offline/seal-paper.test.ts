import { expect, it } from 'vitest'
import { nameOfSecret, openPaper, sealPaper } from './seal-paper.ts'

const paper = {
  title: 'Barn by the canal',
  parts: [{ heading: 'How to get in', facts: [{ name: 'Address', value: '14 Canary Row' }] }],
}

it('is read with the secret it was kept with', async () => {
  expect(await openPaper(await sealPaper(paper, 'token'), 'token')).toEqual(paper)
})

it('is not read with another secret, nor when it was changed', async () => {
  const kept = await sealPaper(paper, 'token')
  expect(await openPaper(kept, 'another')).toBeUndefined()
  new Uint8Array(kept.sealed)[0] = 255 - (new Uint8Array(kept.sealed)[0] ?? 0)
  expect(await openPaper(kept, 'token')).toBeUndefined()
})

it('shows nothing of itself to whoever looks at the storage', async () => {
  const { sealed } = await sealPaper(paper, 'token')
  expect(new TextDecoder().decode(sealed)).not.toContain('Canary')
  expect(await nameOfSecret('token')).not.toContain('token')
})

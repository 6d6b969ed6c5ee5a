import { expect, test } from 'vitest'
import type { Listing, ListingForm } from '#listings/rules/wire.ts'
import { createSaveQueue } from './save-queue.ts'

const listing = (version: number) => ({ _id: 'one', version }) as Listing

function recorder({ failing = 0 } = {}) {
  const sent: unknown[] = []
  let failures = failing
  let version = 0
  const answer = async (call: unknown) => {
    sent.push(call)
    if (failures-- > 0) throw new Error('lost')
    version += 1
    return listing(version)
  }
  const calls = {
    create: (form: ListingForm, key: string) => answer(['create', form.storageTitle, key]),
    change: (id: string, form: ListingForm) => answer(['change', id, form.version]),
  }
  let keys = 0
  return { sent, queue: createSaveQueue(calls, undefined, () => `key ${++keys}`) }
}

test('two saves at once make one listing and then change it', async () => {
  const { sent, queue } = recorder()
  await Promise.all([
    queue.save(() => ({ storageTitle: 'Loft' })),
    queue.save(() => ({ storageTitle: 'Loft' })),
  ])
  expect(sent).toEqual([
    ['create', 'Loft', 'key 1'],
    ['change', 'one', 1],
  ])
})

test('a first save whose answer was lost is tried again under the same key', async () => {
  const { sent, queue } = recorder({ failing: 1 })
  await expect(queue.save(() => ({ storageTitle: 'Loft' }))).rejects.toThrow('lost')
  await queue.save(() => ({ storageTitle: 'Loft' }))
  await queue.save(() => ({ storageTitle: 'Loft' }))
  expect(sent).toEqual([
    ['create', 'Loft', 'key 1'],
    ['create', 'Loft', 'key 1'],
    ['change', 'one', 1],
  ])
})

test('a first save that was changed before it was tried again has a key of its own', async () => {
  const { sent, queue } = recorder({ failing: 1 })
  await expect(queue.save(() => ({ storageTitle: 'Loft' }))).rejects.toThrow('lost')
  await queue.save(() => ({ storageTitle: 'Attic' }))
  expect(sent.at(-1)).toEqual(['create', 'Attic', 'key 2'])
})

test('what was read elsewhere is what the next save builds on', async () => {
  const { sent, queue } = recorder()
  await queue.save(() => ({}))
  await queue.adopt(async () => listing(7))
  await queue.save(() => ({}))
  expect(sent.at(-1)).toEqual(['change', 'one', 7])
})

test('a save that waits for an upload sends what the upload brought', async () => {
  const sent: ListingForm[] = []
  const change = async (_id: string, form: ListingForm) => {
    sent.push(form)
    return listing(3)
  }
  const queue = createSaveQueue({ create: async () => listing(1), change }, listing(1), () => 'key')
  let image = ['/media/a.jpg']
  const uploading = queue.adopt(async () => {
    await Promise.resolve()
    image = ['/media/a.jpg', '/media/b.jpg']
    return listing(2)
  })
  await Promise.all([uploading, queue.save(() => ({ image }))])
  expect(sent).toEqual([{ image: ['/media/a.jpg', '/media/b.jpg'], version: 2 }])
})

import { createHash } from 'node:crypto'
import type { Context } from '#foundation/server/context.ts'
import { limitConcurrency } from '#foundation/server/limit-concurrency.ts'
import { inventoryPicturesKnown } from '../tables/inventory-pictures-table.ts'
import type { ContentPicture } from '../tables/link-content.ts'

export type PictureState = 'same' | 'changed' | 'deleted'

const readAtOnce = 4

/** Reads every file again and compares its bytes with the hash in the chain. */
export async function checkPictures(
  { db, media }: Pick<Context, 'db' | 'media'>,
  pictures: readonly ContentPicture[],
): Promise<Map<string, PictureState>> {
  const names = [...new Set(pictures.map(({ name }) => name))]
  const known = new Set((await inventoryPicturesKnown(db, names)).map(({ name }) => name))
  const inTurn = limitConcurrency(readAtOnce)
  const states = await Promise.all(
    pictures.map(({ name, sha256 }) =>
      inTurn(async (): Promise<[string, PictureState]> => {
        if (!known.has(name)) return [`${name} ${sha256}`, 'deleted']
        const file = await media.open(name)
        if (!file || file === 'beyond') return [`${name} ${sha256}`, 'changed']
        const hash = createHash('sha256')
        for await (const part of file.content) hash.update(part)
        return [`${name} ${sha256}`, hash.digest('hex') === sha256 ? 'same' : 'changed']
      }),
    ),
  )
  return new Map(states)
}

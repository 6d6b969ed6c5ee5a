import { createHash } from 'node:crypto'
import type { Context } from '#foundation/server/context.ts'
import { limitConcurrency } from '#foundation/server/limit-concurrency.ts'
import { type ContentPicture, type LinkContent, picturesIn } from '../tables/link-content.ts'

export type PictureState = 'same' | 'changed' | 'deleted'

const readAtOnce = 4

interface Shown {
  rows: readonly { content: LinkContent | null }[]
  known: ReadonlySet<string>
}

/** Reads every file again, once, and compares its bytes with the hashes in the chain. */
export async function checkPictures(
  media: Context['media'],
  { rows, known }: Shown,
): Promise<Map<string, PictureState>> {
  const pictures = rows.flatMap(({ content }) => picturesIn(content))
  const named = new Map(pictures.map(one => [`${one.name} ${one.sha256}`, one]))
  const inTurn = limitConcurrency(readAtOnce)
  return new Map(
    await Promise.all(
      [...named].map(([key, one]) =>
        inTurn(async (): Promise<[string, PictureState]> => {
          return [key, known.has(one.name) ? await stateOf(media, one) : 'deleted']
        }),
      ),
    ),
  )
}

async function stateOf(
  media: Context['media'],
  { name, sha256 }: ContentPicture,
): Promise<PictureState> {
  const file = await media.open(name)
  if (!file || file === 'beyond') return 'changed'
  const hash = createHash('sha256')
  for await (const part of file.content) hash.update(part)
  return hash.digest('hex') === sha256 ? 'same' : 'changed'
}

import { type DrawnPicture, paintSizes } from './paint-sizes.ts'
import { paintClean, paintDrawing } from './paint-with-sharp.ts'

/** What the painter process is asked to do. */
export type Work =
  | { kind: 'sizes'; bytes: Uint8Array }
  | { kind: 'clean'; bytes: Uint8Array; longestSide: number; ending: 'jpg' | 'png' }
  | { kind: 'drawing'; svg: string }

export type Painting<W extends Work> = W extends { kind: 'sizes' } ? DrawnPicture : Buffer

/** Its answer; nothing if there was no picture. */
export interface Painted<W extends Work = Work> {
  painting?: Painting<W>
}

process.on('message', async (work: Work) => {
  const painting = await paint(work).catch(() => undefined)
  process.send?.({ painting } satisfies Painted)
})

async function paint(work: Work): Promise<Painting<Work>> {
  if (work.kind === 'sizes') return paintSizes(work.bytes)
  if (work.kind === 'drawing') return paintDrawing(work.svg)
  return paintClean(work.bytes, work.longestSide, work.ending)
}

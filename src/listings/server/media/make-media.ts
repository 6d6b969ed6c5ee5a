import type { Context } from '#foundation/server/context.ts'
import { discardFile } from '#foundation/server/media/discard-file.ts'
import { cleanFilm } from '#foundation/server/media/films/clean-film.ts'
import { filmPoster } from '#foundation/server/media/films/film-poster.ts'
import { drawSizes } from '#foundation/server/media/painting/draw-sizes.ts'
import { newMediaKey } from '#foundation/server/media/stores/media-name.ts'
import type { ListingMediaRow } from '../listing/listing-media-table.ts'

export interface MadeMedia {
  row: Omit<ListingMediaRow, 'listing_id' | 'created_at'>
  files: { name: string; bytes: Uint8Array }[]
}

/** Made anew, never the bytes that were sent: those could hold a place or a script. */
export async function makeMedia(bytes: Uint8Array): Promise<MadeMedia> {
  return looksLikeFilm(bytes) ? makeFilm(bytes) : makePicture(bytes)
}

/** All of them or none. */
export async function keepFiles(
  ctx: Pick<Context, 'media' | 'log'>,
  { files }: MadeMedia,
): Promise<void> {
  const kept: string[] = []
  try {
    for (const { name, bytes } of files) {
      await ctx.media.put(name, bytes)
      kept.push(name)
    }
  } catch (error) {
    for (const name of kept) await discardFile(ctx, name)
    throw error
  }
}

function looksLikeFilm(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset + 4, 4).toString('latin1') === 'ftyp'
}

export async function makePicture(bytes: Uint8Array): Promise<MadeMedia> {
  const { files, width, height, widths, placeholder } = await drawSizes(bytes)
  const key = newMediaKey()
  const named = files.map(file => ({
    name: `${key}${file.suffix}.${file.ending}`,
    bytes: file.bytes,
  }))
  const size = { width, height, widths, placeholder, bytes: total(named) }
  return { row: { key, ending: 'jpg', ...size }, files: named }
}

async function makeFilm(bytes: Uint8Array): Promise<MadeMedia> {
  const { bytes: clean, ending, width, height } = cleanFilm(bytes)
  const key = newMediaKey()
  const files = [
    { name: `${key}.${ending}`, bytes: clean },
    { name: `${key}-poster.jpg`, bytes: await filmPoster({ width, height }) },
  ]
  const size = { width, height, widths: [], placeholder: null, bytes: total(files) }
  return { row: { key, ending, ...size }, files }
}

function total(files: readonly { bytes: Uint8Array }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0)
}

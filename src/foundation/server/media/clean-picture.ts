import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { fail } from '#foundation/rules/errors.ts'
import type { MediaEnding } from './media-name.ts'

export interface CleanPicture {
  bytes: Buffer
  ending: MediaEnding
}

// A kept picture is never asked for again, and more threads only hold more of it in memory.
sharp.cache(false)
sharp.concurrency(1)

export const mostPixels = 40_000_000
const wordsForType = 'Please choose a JPEG or PNG picture.'
export const wordsForFault = 'We could not read that picture. Please try another one.'

/**
 * Draws the picture anew: what it is is decided by its content, and nothing that was hidden in the
 * file survives (place and camera, colour profiles, thumbnails, scripts behind the last pixel).
 */
export async function cleanPicture(bytes: Uint8Array, longestSide: number): Promise<CleanPicture> {
  const type = await refuseUnlessPicture(bytes)
  const ending = type === 'image/png' ? 'png' : 'jpg'
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
    .timeout({ seconds: 5 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const drawn = ending === 'png' ? upright.png() : upright.jpeg({ quality: 85 })
  try {
    return { bytes: await drawn.toBuffer(), ending }
  } catch {
    return fail('invalid', undefined, wordsForFault)
  }
}

/** Answers what a picture is by what is in it, whatever it is called. */
export async function refuseUnlessPicture(bytes: Uint8Array): Promise<'image/jpeg' | 'image/png'> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type?.mime === 'image/jpeg' || type?.mime === 'image/png') return type.mime
  return fail('unsupported_media_type', undefined, wordsForType)
}

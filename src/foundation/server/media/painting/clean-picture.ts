import type { MediaEnding } from '../stores/media-name.ts'
import { paint } from './painter.ts'
import { refuseUnlessPicture } from './picture-type.ts'

export interface CleanPicture {
  bytes: Buffer
  ending: MediaEnding
}

/**
 * Draws the picture again. Its content decides what it is, and nothing hidden in the file survives:
 * place and camera, colour profiles, thumbnails, scripts after the last pixel.
 */
export async function cleanPicture(bytes: Uint8Array, longestSide: number): Promise<CleanPicture> {
  const ending = await refuseUnlessPicture(bytes)
  return { bytes: await paint({ kind: 'clean', bytes, longestSide, ending }), ending }
}

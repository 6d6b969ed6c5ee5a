import type { MediaEnding } from '../stores/media-name.ts'
import { paint } from './painter.ts'
import { refuseUnlessPicture } from './picture-type.ts'

export interface CleanPicture {
  bytes: Buffer
  ending: MediaEnding
}

/**
 * Draws the picture anew: what it is is decided by its content, and nothing that was hidden in the
 * file survives (place and camera, colour profiles, thumbnails, scripts behind the last pixel).
 */
export async function cleanPicture(bytes: Uint8Array, longestSide: number): Promise<CleanPicture> {
  const ending = await refuseUnlessPicture(bytes)
  return { bytes: await paint({ kind: 'clean', bytes, longestSide, ending }), ending }
}

import type { DrawnPicture } from './paint-sizes.ts'
import { paint } from './painter.ts'
import { refuseUnlessPicture } from './picture-type.ts'

/**
 * Draws a picture again in the sizes and formats that pages use: upright, in sRGB, and without any
 * other data of the file.
 */
export async function drawSizes(bytes: Uint8Array): Promise<DrawnPicture> {
  await refuseUnlessPicture(bytes)
  return paint({ kind: 'sizes', bytes })
}

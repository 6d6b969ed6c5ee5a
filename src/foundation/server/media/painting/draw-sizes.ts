import type { DrawnPicture } from './paint-sizes.ts'
import { paint } from './painter.ts'
import { refuseUnlessPicture } from './picture-type.ts'

/**
 * Draws a picture anew in the sizes and formats that pages ask for: upright, in sRGB, and without
 * anything but the picture itself.
 */
export async function drawSizes(bytes: Uint8Array): Promise<DrawnPicture> {
  await refuseUnlessPicture(bytes)
  return paint({ kind: 'sizes', bytes })
}

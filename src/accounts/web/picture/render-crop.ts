import { writeJpeg } from '#foundation/web/picture/write-jpeg.ts'
import { type Crop, sideOf } from './crop.ts'
import { mostPictureBytes } from './picture-limits.ts'

export function drawCrop(
  pen: CanvasRenderingContext2D,
  width: number,
  picture: ImageBitmap,
  crop: Crop,
): void {
  const side = sideOf(picture, crop.zoom)
  const [left, top] = [crop.centreX - side / 2, crop.centreY - side / 2]
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, side, side, 0, 0, width, width)
}

const sides = [640, 480, 320]

/** A JPEG below the size limit. */
export async function renderCrop(picture: ImageBitmap, crop: Crop): Promise<File> {
  const most = Math.ceil(sideOf(picture, crop.zoom))
  const blob = await writeJpeg({
    mostBytes: mostPictureBytes,
    sizes: sides.map(side => Math.min(side, most)).map(side => ({ width: side, height: side })),
    draw: (pen, width) => drawCrop(pen, width, picture, crop),
  })
  return new File([blob], 'picture.jpg', { type: blob.type })
}

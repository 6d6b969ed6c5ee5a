import { type Crop, sideOf } from './crop.ts'
import { MOST_PICTURE_BYTES } from './picture-limits.ts'

/** Draws the kept square over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop.zoom)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.imageSmoothingQuality = 'high'
  // Transparent parts would turn black in a JPEG.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const [left, top] = [crop.centreX - side / 2, crop.centreY - side / 2]
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

const sides = [640, 480, 320]
const qualities = [0.9, 0.8, 0.65, 0.5]

/** The kept square as a JPEG under the limit: the best of a few sizes and qualities that fits. */
export async function renderCrop(picture: ImageBitmap, crop: Crop): Promise<File> {
  const most = Math.ceil(sideOf(picture, crop.zoom))
  for (const side of sides) {
    const canvas = document.createElement('canvas')
    canvas.width = Math.min(side, most)
    canvas.height = canvas.width
    drawCrop(canvas, picture, crop)
    for (const quality of qualities) {
      const blob = await asJpeg(canvas, quality)
      if (blob && blob.size <= MOST_PICTURE_BYTES) {
        return new File([blob], 'picture.jpg', { type: blob.type })
      }
    }
  }
  throw new Error('this browser cannot write pictures')
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
}

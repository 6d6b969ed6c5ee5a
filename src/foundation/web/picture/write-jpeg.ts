/** Draws over the whole canvas. */
type Draw = (pen: CanvasRenderingContext2D, width: number, height: number) => void

interface JpegWish {
  mostBytes: number
  /** From the largest wanted to the smallest that still looks good. */
  sizes: readonly { width: number; height: number }[]
  draw: Draw
}

const qualities = [0.9, 0.8, 0.65, 0.5]

/** The best of a few sizes and qualities that fits under the limit. */
export async function writeJpeg({ mostBytes, sizes, draw }: JpegWish): Promise<Blob> {
  for (const { width, height } of sizes) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d')
    if (!pen) break
    pen.imageSmoothingQuality = 'high'
    // Transparent parts would turn black in a JPEG.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    draw(pen, width, height)
    for (const quality of qualities) {
      const blob = await asJpeg(canvas, quality)
      if (blob && blob.size <= mostBytes) return blob
    }
  }
  throw new Error('this browser cannot write pictures')
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
}

import sharp from 'sharp'

// No picture is drawn twice, so a cache would only use memory; so would more threads.
sharp.cache(false)
sharp.concurrency(1)

const mostPixels = 40_000_000

/** Turned the way the camera was held; throws if this is not a whole picture. */
export function upright(bytes: Uint8Array, most: { width: number; height: number }) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
}

export function paintClean(bytes: Uint8Array, side: number, ending: 'jpg' | 'png') {
  const drawn = upright(bytes, { width: side, height: side })
  return (ending === 'png' ? drawn.png() : drawn.jpeg({ quality: 85 })).toBuffer()
}

export function paintDrawing(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}

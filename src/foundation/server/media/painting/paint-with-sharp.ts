import sharp from 'sharp'

// A kept picture is never asked for again, and more threads only hold more of it in memory.
sharp.cache(false)
sharp.concurrency(1)

const mostPixels = 40_000_000

/** The picture as it was meant to be held; throws at what is no whole picture. */
export function upright(bytes: Uint8Array, most: { width: number; height: number }) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
    .timeout({ seconds: 5 })
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

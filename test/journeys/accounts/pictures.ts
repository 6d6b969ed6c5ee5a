import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/**
 * An upright photograph of exactly so many bytes: readers ignore what comes after the end of a
 * JPEG.
 */
export async function photographOf(bytes: number): Promise<Upload> {
  const drawn = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#0e5a4a' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const buffer = Buffer.concat([drawn, Buffer.alloc(bytes - drawn.length)])
  return { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer }
}

/** Noise does not compress, so this is as large as a photograph from a phone. */
export async function largePhotograph(): Promise<Upload> {
  const [width, height] = [1600, 1200]
  const raw = { width, height, channels: 3 as const }
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg()
    .toBuffer()
  return { name: 'from-my-phone.jpg', mimeType: 'image/jpeg', buffer }
}

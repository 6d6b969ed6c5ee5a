import { readPicture } from './read-picture.ts'
import { writeJpeg } from './write-jpeg.ts'

const steps = [1, 0.75, 0.5]

interface Size {
  width: number
  height: number
}

interface Limits {
  mostBytes: number
  longestSide: number
}

/** As large as the server shows a photograph, and small enough for it to take. */
export const photographLimits: Limits = { mostBytes: 4_500_000, longestSide: 1600 }

/** The whole picture as a JPEG within the limits. Throws if this browser cannot read it. */
export async function shrinkPicture(file: File, limits: Limits): Promise<File> {
  const picture = await readPicture(file)
  try {
    const blob = await writeJpeg({
      mostBytes: limits.mostBytes,
      sizes: sizesWithin(picture, limits.longestSide),
      draw: (pen, width, height) => pen.drawImage(picture, 0, 0, width, height),
    })
    return new File([blob], jpegName(file.name), { type: blob.type })
  } finally {
    // A decoded photograph takes hundreds of megabytes.
    picture.close()
  }
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`
}

/** The sizes to try for a picture, of its own shape and never larger than it is. */
export function sizesWithin({ width, height }: Size, longestSide: number): Size[] {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return steps.map(step => ({
    width: Math.max(1, Math.round(width * scale * step)),
    height: Math.max(1, Math.round(height * scale * step)),
  }))
}

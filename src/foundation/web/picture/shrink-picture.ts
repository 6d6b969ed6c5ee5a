import { readPicture } from './read-picture.ts'
import { sizesWithin } from './sizes-within.ts'
import { writeJpeg } from './write-jpeg.ts'

interface Limits {
  mostBytes: number
  longestSide: number
}

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

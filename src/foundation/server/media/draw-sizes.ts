import sharp, { type Sharp } from 'sharp'
import { fail } from '#foundation/rules/errors.ts'
import { mostPixels, refuseUnlessPicture, wordsForFault } from './clean-picture.ts'
import { takeTurns } from './take-turns.ts'

export interface DrawnFile {
  /** What stands between the key and the end of the name: nothing, or `-960`. */
  suffix: string
  ending: 'jpg' | 'webp' | 'avif'
  bytes: Buffer
}

export interface DrawnPicture {
  width: number
  height: number
  widths: number[]
  /** So small that it travels inside the answer and shows while the picture loads. */
  placeholder: string
  files: DrawnFile[]
}

const widest = 1600
const tallest = 2400
const steps = [480, 960]
/** A picture unfolds to many times its size in memory, so they are drawn one by one. */
const inTurn = takeTurns(1)
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws a picture anew in the sizes and formats that pages ask for: upright, in sRGB, and without
 * anything but the picture itself.
 */
export async function drawSizes(bytes: Uint8Array): Promise<DrawnPicture> {
  await refuseUnlessPicture(bytes)
  return inTurn(async () => {
    const { data, info } = await upright(bytes)
      .toBuffer({ resolveWithObject: true })
      .catch(() => fail('invalid', undefined, wordsForFault))
    const { width, height, channels } = info
    const canvas = sharp(data, { raw: { width, height, channels } })
    const widths = [...steps.filter(step => step < width), width]
    const files: DrawnFile[] = []
    for (const size of widths) files.push(...(await inFormats(canvas, size, width)))
    const base = files.find(file => file.ending === 'jpg' && file.suffix === `-${width}`)
    if (base) files.push({ ...base, suffix: '' })
    return { width, height, widths, placeholder: await tiny(canvas), files }
  })
}

function upright(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
    .timeout({ seconds: 5 })
    .autoOrient()
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
}

async function inFormats(canvas: Sharp, size: number, full: number): Promise<DrawnFile[]> {
  const sized = () => (size === full ? canvas.clone() : canvas.clone().resize({ width: size }))
  const suffix = `-${size}`
  return [
    {
      suffix,
      ending: 'jpg',
      bytes: await sized().jpeg({ quality: 80, progressive: true }).toBuffer(),
    },
    { suffix, ending: 'webp', bytes: await sized().webp({ quality: 74, effort: 3 }).toBuffer() },
    { suffix, ending: 'avif', bytes: await sized().avif({ quality: 52, effort: 2 }).toBuffer() },
  ]
}

async function tiny(canvas: Sharp): Promise<string> {
  const picture = canvas.clone().resize({ width: 20, height: 20, fit: 'inside' })
  const bytes = await picture.webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

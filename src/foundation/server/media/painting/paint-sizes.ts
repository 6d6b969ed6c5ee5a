import sharp, { type Sharp } from 'sharp'
import { upright } from './paint-with-sharp.ts'

export interface DrawnFile {
  /** The end of the name after the key: nothing, or `-960`. */
  suffix: string
  ending: 'jpg' | 'webp' | 'avif'
  bytes: Buffer
}

export interface DrawnPicture {
  width: number
  height: number
  widths: number[]
  /** So small that it is part of the answer and shows while the picture loads. */
  placeholder: string
  files: DrawnFile[]
}

const widest = 1600
const tallest = 2400
const steps = [480, 960]

/** Draws one size after the other; throws if this is not a whole picture. */
export async function paintSizes(bytes: Uint8Array): Promise<DrawnPicture> {
  const { data, info } = await inSrgb(bytes).toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const canvas = sharp(data, { raw: { width, height, channels } })
  const widths = [...steps.filter(step => step < width), width]
  const files: DrawnFile[] = []
  for (const size of widths) files.push(...(await inFormats(canvas, size, width)))
  const base = files.find(file => file.ending === 'jpg' && file.suffix === `-${width}`)
  if (base) files.push({ ...base, suffix: '' })
  return { width, height, widths, placeholder: await tiny(canvas), files }
}

function inSrgb(bytes: Uint8Array): Sharp {
  return upright(bytes, { width: widest, height: tallest })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
}

/** More effort makes AVIF take three times as long and saves hardly a tenth. */
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
    { suffix, ending: 'avif', bytes: await sized().avif({ quality: 52, effort: 1 }).toBuffer() },
  ]
}

/** Soft by itself: a browser that softens it takes longer than to draw all the rest of a page. */
async function tiny(canvas: Sharp): Promise<string> {
  const picture = canvas.clone().resize({ width: 10, height: 10, fit: 'inside' }).blur(0.7)
  const bytes = await picture.webp({ quality: 90 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const gap = 8
const high = 900
/** A wider page needs more room to be judged. */
const sizes = [
  { upTo: 400, perSheet: 6, wide: 320 },
  { upTo: 900, perSheet: 4, wide: 480 },
  { upTo: Number.POSITIVE_INFINITY, perSheet: 3, wide: 720 },
]

/**
 * Puts the pictures of one width and theme beside each other. A page that is longer than a sheet
 * goes on in the next column, so that nothing of it is left out.
 */
export async function makeSheets(folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter(name => /-\d+-(light|dark)\.png$/.test(name))
  const kinds = Object.groupBy(files.sort(), name => /\d+-(light|dark)/.exec(name)?.[0] ?? '')
  const sheets: string[] = []
  for (const [kind, names = []] of Object.entries(kinds)) {
    const size = sizes.find(({ upTo }) => Number.parseInt(kind, 10) <= upTo)
    if (!size) throw new Error(`no size for ${kind}`)
    const columns: Buffer[] = []
    for (const name of names) columns.push(...(await columnsOf(join(folder, name), size.wide)))
    for (let from = 0; from < columns.length; from += size.perSheet) {
      const path = join(folder, `sheet-${kind}-${from / size.perSheet}.png`)
      await makeSheet(columns.slice(from, from + size.perSheet), { path, ...size })
      sheets.push(path)
    }
  }
  return sheets
}

/** A page from its top to its end. */
async function columnsOf(path: string, wide: number): Promise<Buffer[]> {
  const page = sharp(path).resize({ width: wide }).png()
  const { data, info } = await page.toBuffer({ resolveWithObject: true })
  const tops = Array.from({ length: Math.ceil(info.height / high) }, (_, index) => index * high)
  return Promise.all(
    tops.map(top => {
      const height = Math.min(high, info.height - top)
      return sharp(data).extract({ left: 0, top, width: wide, height }).png().toBuffer()
    }),
  )
}

interface Sheet {
  path: string
  perSheet: number
  wide: number
}

async function makeSheet(
  columns: readonly Buffer[],
  { path, perSheet, wide }: Sheet,
): Promise<void> {
  const tiles = columns.map((input, index) => ({ input, left: index * (wide + gap), top: 0 }))
  const size = { width: perSheet * (wide + gap), height: high }
  const empty = sharp({ create: { ...size, channels: 3, background: '#808080' } })
  await empty.composite(tiles).png().toFile(path)
}

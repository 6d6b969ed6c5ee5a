import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const rows = 2
const gap = 8
const high = 900
/** A desktop page needs more width than a phone to be judged. */
const sizes = { telephone: { perRow: 6, wide: 320 }, desktop: { perRow: 3, wide: 720 } }

/** Puts the pictures of one width and theme beside each other, a dozen per sheet. */
export async function makeSheets(folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter(name => /-\d+-(light|dark)\.png$/.test(name))
  const kinds = Object.groupBy(files.sort(), name => /\d+-(light|dark)/.exec(name)?.[0] ?? '')
  const sheets: string[] = []
  for (const [kind, names = []] of Object.entries(kinds)) {
    const size = Number.parseInt(kind, 10) > 600 ? sizes.desktop : sizes.telephone
    const each = size.perRow * rows
    for (let from = 0; from < names.length; from += each) {
      const path = join(folder, `sheet-${kind}-${from / each}.png`)
      await makeSheet(folder, names.slice(from, from + each), { path, ...size })
      sheets.push(path)
    }
  }
  return sheets
}

interface Sheet {
  path: string
  perRow: number
  wide: number
}

async function makeSheet(
  folder: string,
  names: readonly string[],
  { path, perRow, wide }: Sheet,
): Promise<void> {
  const tiles = await Promise.all(
    names.map(async (name, index) => {
      const picture = sharp(join(folder, name)).resize({ width: wide })
      const { data, info } = await picture.toBuffer({ resolveWithObject: true })
      const height = Math.min(high, info.height)
      const input = await sharp(data).extract({ left: 0, top: 0, width: wide, height }).toBuffer()
      const left = (index % perRow) * (wide + gap)
      return { input, left, top: Math.floor(index / perRow) * (high + gap) }
    }),
  )
  const size = { width: perRow * (wide + gap), height: rows * (high + gap) }
  const empty = sharp({ create: { ...size, channels: 3, background: '#808080' } })
  await empty.composite(tiles).png().toFile(path)
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const perRow = 6
const rows = 2
const gap = 8
const high = 900

/** Puts the pictures of one width and scheme beside each other, a dozen to a sheet. */
export async function makeSheets(folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter(name => /-\d+-(light|dark)\.png$/.test(name))
  const kinds = Object.groupBy(files.sort(), name => /\d+-(light|dark)/.exec(name)?.[0] ?? '')
  const sheets: string[] = []
  for (const [kind, names = []] of Object.entries(kinds)) {
    for (let from = 0; from < names.length; from += perRow * rows) {
      const part = names.slice(from, from + perRow * rows)
      const path = join(folder, `sheet-${kind}-${from / (perRow * rows)}.png`)
      await makeSheet(folder, part, path)
      sheets.push(path)
    }
  }
  return sheets
}

async function makeSheet(folder: string, names: readonly string[], path: string): Promise<void> {
  const wide = 320
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

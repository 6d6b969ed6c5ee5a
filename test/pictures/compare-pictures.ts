import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export interface Difference {
  name: string
  /**
   * The share of pixels that differ, from 0 to 1; undefined where only one folder has the picture.
   */
  share: number | undefined
}

/** Smaller differences of a pixel are not visible. */
const noticeable = 24

/** Every page that looks different. */
export async function comparePictures(before: string, after: string): Promise<Difference[]> {
  const names = new Set([...picturesIn(before), ...picturesIn(after)])
  const differences: Difference[] = []
  for (const name of [...names].sort()) {
    const [one, other] = [join(before, name), join(after, name)]
    const share = existsSync(one) && existsSync(other) ? await shareOf(one, other) : undefined
    if (share !== 0) differences.push({ name, share })
  }
  return differences
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter(name => name.endsWith('.png') && !name.startsWith('sheet-'))
}

async function shareOf(one: string, other: string): Promise<number> {
  const [before, after] = await Promise.all([pointsOf(one), pointsOf(other)])
  const most = Math.max(before.data.length, after.data.length)
  let differing = 0
  for (let at = 0; at < most; at++) {
    const distance = Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 255))
    if (distance > noticeable) differing++
  }
  return differing / most
}

function pointsOf(path: string) {
  return sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
}

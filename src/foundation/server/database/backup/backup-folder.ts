import { constants, createReadStream, createWriteStream, type Stats } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { isSystemError, unlessMissing } from '../../system-error.ts'

/** What a backup says about itself. Written last: a folder without it is not a backup. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int() }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string() })),
  media: z.boolean(),
  key: z.boolean(),
})
export type Manifest = z.infer<typeof Manifest>

const manifestFile = 'backup.json'
const owned = { mode: 0o600 }

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(join(folder, manifestFile), text, owned)
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(cause => {
    throw new Error(`There is no finished backup in ${folder}`, { cause })
  })
  return Manifest.parse(JSON.parse(text))
}

function fileOf(folder: string, table: string): string {
  return join(folder, 'tables', `${table.replaceAll('"', '')}.gz`)
}

/** One row per line as a JSON string, because a row may contain line breaks. */
export async function writeRows(
  folder: string,
  table: string,
  rows: AsyncIterable<string[]>,
): Promise<number> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  let count = 0
  async function* lines() {
    for await (const some of rows) {
      count += some.length
      yield some.map(row => `${JSON.stringify(row)}\n`).join('')
    }
  }
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(fileOf(folder, table), owned),
  )
  return count
}

export async function* readRows(folder: string, table: string): AsyncGenerator<string> {
  const plain = createGunzip()
  pipeline(createReadStream(fileOf(folder, table)), plain).catch(() => undefined)
  let rest = ''
  try {
    for await (const text of plain.setEncoding('utf8')) {
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line)
    }
  } catch (cause) {
    throw new Error(`The backup of ${table} is damaged`, { cause })
  }
}

/**
 * A file never changes under its name, so an existing one is not copied again. Files that are
 * deleted meanwhile are left out.
 */
export async function copyFolder(from: string, to: string): Promise<boolean> {
  const names = await unlessMissing(readdir(from))
  if (!names) return false
  await mkdir(to, { recursive: true })
  for (const name of names.filter(one => !one.endsWith('.part'))) {
    const [source, copy] = [join(from, name), join(to, name)]
    const found = await unlessMissing(stat(source))
    if (found?.isDirectory()) await copyFolder(source, copy)
    else if (found) await copyOnce(source, copy, found)
  }
  return true
}

async function copyOnce(from: string, to: string, { atime, mtime }: Stats): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL)
    await utimes(to, atime, mtime)
  } catch (error) {
    if (!isSystemError(error, 'EEXIST', 'ENOENT')) throw error
  }
}

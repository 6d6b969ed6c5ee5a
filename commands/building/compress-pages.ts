import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { root } from '../shared/run.ts'

/**
 * Beside each text that browsers fetch stands a copy that is a twelfth smaller than what the server
 * would make while somebody waits. The best quality takes twice as long and saves two parts of 100.
 */
const compress = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
const worthIt = 1000

const client = join(root, 'dist/client')
const texts = globSync('**/*.{css,html,js,json,svg,webmanifest}', { cwd: client })
await Promise.all(texts.map(async name => writeSmall(join(client, name))))

async function writeSmall(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length > worthIt) await writeFile(`${file}.br`, await compress(plain, { params }))
}

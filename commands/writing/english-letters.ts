import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** The typefaces of the site, and where the letters of English pages stand apart from the others. */
const faces = [
  {
    whole:
      'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
    path: 'src/design/theme/letters/headings.woff2',
  },
  {
    whole:
      'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    path: 'src/design/theme/letters/text.woff2',
  },
]

/** Each file with the letters that the style sheet promises of it. */
export async function englishLetters(root: string): Promise<{ path: string; file: Buffer }[]> {
  const letters = await promisedLetters(root)
  const files = []
  for (const { whole, path } of faces) {
    files.push({ path, file: await subsetFont(await readFile(join(root, whole)), letters) })
  }
  return files
}

/** What a browser expects in these files, and so does not look for in the whole ones. */
export async function promisedLetters(root: string): Promise<string> {
  const styles = await readFile(join(root, 'src/design/theme/fonts.css'), 'utf8')
  const [range, ...others] = new Set(
    Array.from(styles.matchAll(/unicode-range:([^;]+);/g), ([, text = '']) => text.trim()),
  )
  if (!range || others.length > 0) throw new Error('fonts.css promises one range of all faces.')
  return range.split(/,\s*/).map(lettersOf).join('')
}

function lettersOf(range: string): string {
  const [from = Number.NaN, to = from] = range
    .replace('U+', '')
    .split('-')
    .map(code => Number.parseInt(code, 16))
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n))
}

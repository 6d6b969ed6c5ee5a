import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** A typeface that browsers fetch, and the letters that the style sheet promises of its file. */
export interface Face {
  family: string
  weight: string
  path: string
  letters: string
}

const theme = 'src/design/theme'

/** Each file with its letters, taken out of the whole face of the same family and weight. */
export async function englishLetters(root: string): Promise<{ path: string; file: Buffer }[]> {
  const { english, whole } = await promisedFaces(root)
  const files = []
  for (const face of english) {
    const from = wholeFaceOf(face, whole)
    const file = await subsetFont(await readFile(join(root, from.path)), face.letters)
    files.push({ path: face.path, file })
  }
  return files
}

/** A page with an é in it asks for this one as well. */
export function wholeFaceOf({ family, weight }: Face, whole: readonly Face[]): Face {
  const found = whole.find(face => face.family === family && face.weight === weight)
  if (!found) throw new Error(`fonts.css has no whole face of ${family}, ${weight}.`)
  return found
}

/** The letters of English pages stand in files of their own, apart from the others. */
export async function promisedFaces(root: string): Promise<{ english: Face[]; whole: Face[] }> {
  const styles = await readFile(join(root, theme, 'fonts.css'), 'utf8')
  const english: Face[] = []
  const whole: Face[] = []
  for (const [face] of styles.matchAll(/@font-face \{[^}]*\}/g)) {
    const [, url] = /url\("([^"]+)"\)/.exec(face) ?? []
    if (!url) continue
    const isOurs = url.startsWith('./')
    const path = isOurs ? join(theme, url) : join('node_modules', url)
    const group = isOurs ? english : whole
    const [family, weight] = [saidBy(face, 'font-family'), saidBy(face, 'font-weight')]
    group.push({ family, weight, path, letters: lettersOf(face) })
  }
  return { english, whole }
}

function lettersOf(face: string): string {
  return saidBy(face, 'unicode-range')
    .split(/,\s*/)
    .map(range => {
      const [from = Number.NaN, to = from] = range
        .replace('U+', '')
        .split('-')
        .map(code => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n))
    })
    .join('')
}

function saidBy(face: string, name: string): string {
  const [, value] = new RegExp(`${name}:\\s*([^;]+);`).exec(face) ?? []
  if (!value) throw new Error(`A face of fonts.css does not say its ${name}.`)
  return value
}

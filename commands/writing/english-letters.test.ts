import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { root } from '../shared/run.ts'
import { englishLetters, promisedFaces, wholeFaceOf } from './english-letters.ts'

const sorted = (letters: Iterable<string>) => [...letters].sort().join('')
const every = String.fromCodePoint(...Array.from({ length: 0xd7_00 }, (_, n) => n + 0x20))

async function lettersIn(path: string): Promise<string> {
  const file = await readFile(join(root, path))
  const plain = await subsetFont(file, every, { targetFormat: 'truetype' })
  return String.fromCodePoint(...new Face(new Blob(plain)).collectUnicodes())
}

it('the files of letters are what `npm run letters` takes out of the whole faces', async () => {
  for (const { path, file } of await englishLetters(root)) {
    expect(file.equals(await readFile(join(root, path))), path).toBe(true)
  }
})

it('a browser looks for a letter in the one file that has it', async () => {
  const { english, whole } = await promisedFaces(root)
  for (const face of english) {
    expect(sorted(await lettersIn(face.path)), face.path).toBe(sorted(face.letters))
    const others = wholeFaceOf(face, whole)
    const all = await lettersIn(others.path)
    expect(sorted(`${face.letters}${others.letters}`), others.path).toBe(sorted(all))
  }
})

it('hardly any sentence of ours makes a browser ask for a whole face', async () => {
  const { whole } = await promisedFaces(root)
  // Of ASCII they have what code needs and sentences do not.
  const others = new Set(whole.flatMap(({ letters }) => [...letters].filter(one => one > '~')))
  const needsWholeFace = globSync('src/**/*copy.ts', { cwd: root }).filter(path =>
    [...readFileSync(join(root, path), 'utf8')].some(one => others.has(one)),
  )
  // An é, as an example of what may be read wrongly.
  expect(needsWholeFace).toEqual(['src/listings/web/import/copy.ts'])
})

import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/run.ts'
import { englishLetters, promisedLetters } from './english-letters.ts'

it('the files of letters are what `npm run letters` takes out of the whole faces', async () => {
  for (const { path, file } of await englishLetters(root)) {
    expect(file.equals(await readFile(join(root, path))), path).toBe(true)
  }
})

it('nearly every sentence of ours is written in these letters', async () => {
  const letters = new Set(await promisedLetters(root))
  const needsWholeFace = globSync('src/**/copy.ts', { cwd: root }).filter(path =>
    [...readFileSync(join(root, path), 'utf8')].some(one => one !== '\n' && !letters.has(one)),
  )
  expect(needsWholeFace.toSorted()).toEqual([
    // The sign of a key on a Mac, which no face of ours has.
    'src/design/map/drawing/copy.ts',
    // An é, as an example of what may be read wrongly.
    'src/listings/web/import/copy.ts',
    // An arrow, which no face of ours has either.
    'src/payments/web/policy/copy.ts',
  ])
})

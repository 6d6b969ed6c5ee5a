import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Names that are written like this by those who bear them. */
const properNames = /JavaScript|OpenStreetMap|iPhone|iPad/g

/** Values that a list of choices sends, which nobody reads. */
const code = /^[a-z]+(_[a-z]+)+$/

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return code.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : []
}

async function allSentences(): Promise<string[]> {
  const files = globSync('src/**/{copy,*-copy,*-words}.ts', { cwd: root })
  const modules = await Promise.all(files.map(path => import(join(root, path))))
  return modules.flatMap(sentencesIn)
}

it('says nothing on a page in the language of the code', async () => {
  const sentences = await allSentences()
  expect(sentences.length).toBeGreaterThan(1000)
  const odd = sentences.filter(text =>
    /[a-z][A-Z]|[a-z]_[a-z]|\b(hosts?|landlords?)\b/.test(text.replaceAll(properNames, '')),
  )
  expect(odd).toEqual([])
})

it('has one word for saying no to a request, but where the specification has a text', async () => {
  const sentences = (await allSentences()).filter(text => /\b(declin|disapprov)/i.test(text))
  expect(sentences).toEqual(['Booking disapproved successfully'])
})

it('says that something loads wherever a grey shape alone stands for it', () => {
  const silent = globSync('src/*/web/**/*.tsx', { cwd: root }).filter(path =>
    /\bwaiting(=\{| = )\s*\(?\s*<Skeleton\b/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(silent).toEqual([])
})

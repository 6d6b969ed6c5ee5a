import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusedWords } from './refused-words.ts'

describe('words that are refused', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'holdall-words-'))
    mkdirSync(join(root, 'docs'))
    mkdirSync(join(root, 'src'))
    writeFileSync(
      join(root, 'docs/glossary.md'),
      '## Names that are gone\n\n| `rouse` | `start` |\n',
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const check = (file: string, text: string) => {
    writeFileSync(join(root, 'src', file), text)
    return refusedWords(root)
  }

  it('are names that the glossary calls gone', () => {
    expect(check('jobs.ts', 'rouse(job)')).toEqual(['src/jobs.ts: rouse'])
    expect(check('jobs.ts', "start('rouse') // rouse them")).toEqual([])
  })

  it('are hosts, where people read', () => {
    expect(check('copy.ts', "const copy = { ask: 'Ask the host' }")).toEqual([
      'src/copy.ts: the host',
    ])
    expect(check('copy.ts', "/** For the host. */ const copy = { host: 'Partner' }")).toEqual([])
    expect(check('rules.ts', "fail('the host')")).toEqual([])
  })

  it('are old-fashioned in comments', () => {
    expect(check('rules.ts', '// Rounded, lest half a penny is lost.')).toEqual([
      'src/rules.ts: lest',
    ])
    expect(check('rules.ts', "const place = 'Thereby Lane'")).toEqual([])
  })

  it('are numbers of documents that nobody can open', () => {
    expect(check('rules.ts', '/** One key, one deed (D116). */')).toEqual(['src/rules.ts: (D116)'])
    expect(check('rules.ts', "const droid = 'R2-D2'")).toEqual([])
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brokenReferences } from './document-references.ts'

describe('references in documents', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'holdall-documents-'))
    mkdirSync(join(root, 'docs'))
    mkdirSync(join(root, 'src'))
    writeFileSync(join(root, 'src/app.ts'), '')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const check = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
    return brokenReferences({ root, commands: ['start', 'verify'] })
  }

  it('finds nothing wrong with what is there', () => {
    const text = 'See `src/app.ts`, `src/*.ts` and [the docs](docs/). Run `npm run verify`.'
    expect(check('README.md', text)).toEqual([])
  })

  it('finds a path that is gone', () => {
    expect(check('docs/old.md', 'See `src/gone.ts`.')).toEqual(['docs/old.md: src/gone.ts'])
  })

  it('reads links from the folder of their document', () => {
    expect(check('docs/a.md', '[app](../src/app.ts#top) and [b](b.md)')).toEqual([
      'docs/a.md: docs/b.md',
    ])
  })

  it('finds a journey that the checklist names and is gone', () => {
    const text = 'In `site/lost` and `site/lost.journey.ts`, but not in `docs`.'
    expect(check('docs/architecture.md', text)).toEqual([])
    expect(check('docs/checklist.md', text)).toEqual([
      'docs/checklist.md: test/journeys/site/lost.journey.ts',
      'docs/checklist.md: test/journeys/site/lost.journey.ts',
    ])
  })

  it('finds a command that nobody can run', () => {
    expect(check('README.md', '```sh\nnpm start\nnpm run fly\n```')).toEqual([
      'README.md: npm run fly',
    ])
  })

  it('leaves the web, patterns for people and drawings alone', () => {
    const drawing = '```\n`src/drawn.ts`\n```'
    const text = `[site](https://example.com) and \`src/<noun>/rules\`\n${drawing}`
    expect(check('README.md', text)).toEqual([])
  })

  it('finds what a comment names and is gone, and no more than comments', () => {
    const text = "/** As `src/gone.ts` does, by `npm run fly`. */\nconst path = '`src/never.ts`'"
    expect(check('src/here.ts', text)).toEqual([
      'src/here.ts: src/gone.ts',
      'src/here.ts: npm run fly',
    ])
  })

  it('finds a room that its noun does not explain, and one that is gone', () => {
    mkdirSync(join(root, 'src/bookings/rules'), { recursive: true })
    writeFileSync(join(root, 'src/bookings/rules/quote.ts'), '')
    expect(check('src/bookings/README.md', '| `rules` | prices |')).toEqual([])
    expect(check('src/bookings/README.md', '| `web` | pages |')).toEqual([
      'src/bookings/README.md: rules',
      'src/bookings/README.md: web',
    ])
  })
})

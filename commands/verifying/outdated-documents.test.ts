import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { livesDocument, settingsDocument, writtenDocuments } from '../writing/written-documents.ts'
import { outdatedDocuments } from './outdated-documents.ts'

describe('documents written by a command', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'holdall-written-'))
    for (const { path, text } of writtenDocuments) write(path, text())
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  it('are current once they are written', () => {
    expect(outdatedDocuments(root)).toEqual([])
  })

  it('are outdated when a life has changed since', () => {
    write(livesDocument.path, livesDocument.text().replace('approve', 'agree'))
    expect(outdatedDocuments(root)).toEqual(['docs/lives.md: `npm run lives` writes it anew'])
  })

  it('are outdated when a setting has changed since', () => {
    write(settingsDocument.path, `${settingsDocument.text()}\n# GONE=\n`)
    expect(outdatedDocuments(root)).toEqual(['.env.example: `npm run env-example` writes it anew'])
  })
})

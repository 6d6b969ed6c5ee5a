import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

describe('the list of commands that npm prints', () => {
  it.each(Object.keys(scripts))('says what %s does, and prepares before it', name => {
    expect(scripts[name]).toMatch(/^exec commands\/run '[A-Z0-9][^']+\.' \S/)
  })

  it('hands on what a command is given, and how it ended', () => {
    const end = () =>
      execFileSync('sh', ['commands/run', 'Ends.', 'sh', '-c', 'exit $1', '-', '7'], { cwd: root })
    expect(end).toThrow(expect.objectContaining({ status: 7 }))
  })
})

describe('commands', () => {
  it.each(globSync('commands/*.ts', { cwd: root }))(
    '%s: reads settings and database in the one way',
    path => {
      expect(readFileSync(join(root, path), 'utf8')).not.toMatch(
        /\b(readConfig|openDatabase|connectDatabase)\(/,
      )
    },
  )
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commands = Object.keys(scripts).filter(name => !name.startsWith('pre'))

describe('the list of commands', () => {
  const list = execFileSync(process.execPath, ['scripts/commands.mjs'], { cwd: root }).toString()

  it.each(commands)('explains %s', name => {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
    expect(list.split('\n')).toContainEqual(expect.stringMatching(`^${command} .*  \\w`))
  })
})

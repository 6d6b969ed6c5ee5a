import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../../dist/program', import.meta.url))
const files = globSync('*.js', { cwd: folder })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it('is all of the program, and what it starts', () => {
  expect(files).toEqual(
    expect.arrayContaining(['server.js', 'start.js', 'painter-process.js', 'reader-process.js']),
  )
})

it('takes one byte for each letter', () => {
  expect(files.filter(file => /[^\0-\x7f]/.test(read(file)))).toEqual([])
})

it('starts what was built, and not the sources of it', () => {
  const started = files.flatMap(file => read(file).match(/"\.\/[\w-]+-process\.\w+"/g) ?? [])
  expect(started.sort()).toEqual(['"./painter-process.js"', '"./reader-process.js"'])
})

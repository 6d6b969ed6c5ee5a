import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('docs/abuse.md', 'utf8')
const rows = page.split('\n').filter(line => /^\| [A-Z]\d\d /.test(line))

it('the page about abuse names a test for every row, and each is there', () => {
  expect(rows).toHaveLength(169)
  const lost = rows.flatMap(row => {
    const [id = '', , tests = ''] = row.replace(/^\| /, '').split(/ +\| +/)
    const named = [...tests.matchAll(/`([^`]+)`: (.+?)(?=<br>|$)/g)]
    if (named.length === 0) return [`${id} names no test`]
    return named
      .filter(([, file = '', name = '']) => !readFileSync(file, 'utf8').includes(name))
      .map(([, file, name]) => `${id}: ${file} has no "${name}"`)
  })
  expect(lost).toEqual([])
})

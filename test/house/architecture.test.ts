import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allRules } from './architecture/all-rules.ts'
import { migrationsTheOlderVersionCannotLiveWith } from './architecture/migrations.ts'
import { readSourceTree } from './architecture/source-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const fixtures = join(root, 'test/house/architecture-fixtures')

describe('the walls of the house', () => {
  const house = readSourceTree(root)

  it('are looked at in every file', () => {
    expect(house.size).toBeGreaterThan(50)
  })

  it.each(allRules)('$name: holds in the house', ({ check }) => {
    expect(check(house)).toEqual([])
  })

  it.each(allRules)('$name: finds every fault of a house built wrongly', ({ name, check }) => {
    const wrongHouse = join(fixtures, name)
    const breaches = check(readSourceTree(wrongHouse)).map(({ path, line }) => `${path}:${line}`)
    expect([...new Set(breaches)].sort()).toEqual(markedLines(wrongHouse))
  })
})

describe('migrations that two versions live with', () => {
  it('are all of them since the rule', () => {
    expect(migrationsTheOlderVersionCannotLiveWith(join(root, 'migrations'))).toEqual([])
  })

  it('leaves no other unnoticed', () => {
    const folder = join(fixtures, 'migrations-live-with-the-older-version')
    const found = migrationsTheOlderVersionCannotLiveWith(join(folder, 'migrations'))
    const lines = found.map(({ path, line }) => `${path}:${line}`)
    expect([...new Set(lines)].sort()).toEqual(markedLines(folder))
  })
})

describe('the types of each zone', () => {
  it.each(['rules', 'web', 'server'])('%s: know nothing of the other zones', zone => {
    const folder = join(fixtures, 'type-zones', zone)
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], {
      cwd: root,
      encoding: 'utf8',
    })
    const faults = [...stdout.matchAll(/(source\.ts)\((\d+),/g)].map(
      ([, file, line]) => `${file}:${line}`,
    )
    expect(faults).toEqual(markedLines(folder))
  })
})

/** Lines that a rule must find end with this mark, and no others may. */
function markedLines(folder: string): string[] {
  return globSync('**/*.{ts,tsx,sql}', { cwd: folder })
    .flatMap(path =>
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .flatMap((text, index) => (/(\/\/|--) breach/.test(text) ? [`${path}:${index + 1}`] : [])),
    )
    .sort()
}

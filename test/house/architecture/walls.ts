import { isTest, zoneOf } from './rooms.ts'
import { type Breach, fileRule } from './rule.ts'
import type { Import, SourceFile } from './source-tree.ts'

const purePackages = ['zod', 'temporal-polyfill']
const testPackages = ['vitest', 'fast-check']

export const webAndServerNeverMeet = fileRule('web-and-server-never-meet', file => {
  const zone = zoneOf(file.path)
  if (zone !== 'web' && zone !== 'server') return []
  const across = zone === 'web' ? 'server' : 'web'
  return file.imports.flatMap(entry => {
    if (entry.isLocal && zoneOf(entry.target) === across) {
      return [breach(file, entry, `${zone} imports ${across}`)]
    }
    const isNode = zone === 'web' && entry.target.startsWith('node:') && !isTest(file.path)
    return isNode ? [breach(file, entry, 'a page cannot use Node')] : []
  })
})

export const rulesImportOnlyRules = fileRule('rules-import-only-rules', file => {
  if (zoneOf(file.path) !== 'rules') return []
  return file.imports
    .filter(entry => !isPure(entry, isTest(file.path)))
    .map(entry => breach(file, entry, `rules import ${entry.target}`))
})

function isPure({ isLocal, target }: Import, inTest: boolean): boolean {
  if (isLocal) return zoneOf(target) === 'rules'
  return purePackages.includes(target) || (inTest && testPackages.includes(target))
}

function breach({ path }: SourceFile, { line }: Import, why: string): Breach {
  return { path, line, why }
}

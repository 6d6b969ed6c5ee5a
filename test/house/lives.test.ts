import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { LifeTable } from '#foundation/rules/life.ts'
import { readConfig } from '#foundation/server/config.ts'
import { allJobs } from '../../src/jobs.ts'
import { allLives } from '../../src/lives.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const jobs = allJobs(readConfig({})).map(({ name }) => name)

/** A life without a first event starts in its first state. */
function beginnings({ steps, states }: LifeTable): string[] {
  const births = steps.flatMap(({ from, to }) => (from === null ? [to] : []))
  return births.length > 0 ? births : states.slice(0, 1)
}

function reachable(life: LifeTable): string[] {
  const reached = new Set(beginnings(life))
  for (const _ of life.states) {
    for (const { from, to } of life.steps) if (from !== null && reached.has(from)) reached.add(to)
  }
  return [...reached]
}

describe.each(allLives)('the life of: $name', life => {
  const { states, endings, steps } = life

  it('knows no state that is not on its list, and reaches every one', () => {
    expect(reachable(life).toSorted()).toEqual([...states].toSorted())
  })

  it('ends where it says, and is stuck nowhere else', () => {
    const stuck = states.filter(state =>
      steps.every(({ from, to }) => from !== state || to === state),
    )
    expect(stuck.toSorted()).toEqual([...endings].toSorted())
  })

  it('lets one event of one actor lead to one place', () => {
    const keys = steps.flatMap(({ from, event, by }) => by.map(who => `${from} ${event} ${who}`))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('names every condition, for the pictures', () => {
    const guards = steps.flatMap(({ guard }) => guard ?? [])
    expect(guards.filter(({ name }) => name === '' || name === 'guard')).toEqual([])
  })

  it('tells the same people whoever of several causes it, or each of them something', () => {
    for (const { by, letter } of steps) {
      if (typeof letter === 'object') expect(Object.keys(letter).toSorted()).toEqual(by.toSorted())
    }
  })

  it('wakes jobs that there are', () => {
    const unknown = steps.flatMap(({ wakes = [] }) => wakes).filter(name => !jobs.includes(name))
    expect(unknown).toEqual([])
  })
})

describe('the list of lives', () => {
  it('has every life that is declared', () => {
    const files = globSync('src/*/rules/**/*.ts', { cwd: root })
    const declared = files.flatMap(path => {
      const text = readFileSync(join(root, path), 'utf8')
      return [...text.matchAll(/^export const \w+: Life<[\s\S]*?\n {2}name: '([^']+)'/gm)]
    })
    expect(declared.map(([, name]) => name).toSorted()).toEqual(
      allLives.map(({ name }) => name).toSorted(),
    )
  })
})

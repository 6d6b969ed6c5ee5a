import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { root } from '../shared/run.ts'
import { type Build, buildAnew, buildIfStale } from './stale.ts'

mkdirSync(join(root, 'test-results'), { recursive: true })
const folder = mkdtempSync(join(root, 'test-results/stale-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const source = (name: string, text: string) => writeFileSync(join(folder, name), text)

function someBuild(name: string, code = 0) {
  const place = relative(root, folder)
  const run = vi.fn(async () => ({ code, output: 'why' }))
  const build: Build = {
    what: name,
    stamp: join(place, `${name}.txt`),
    sources: [`${place}/*.{ts,css}`],
    run,
  }
  return { build, run }
}

it('builds what was not built, and nothing twice from the same sources', async () => {
  const { build, run } = someBuild('twice')
  source('a.ts', 'one')
  expect(await buildIfStale(build)).toBe(true)
  expect(await buildIfStale(build)).toBe(true)
  expect(run).toHaveBeenCalledTimes(1)
})

it('builds again when a source has changed or come, but not for a test', async () => {
  const { build, run } = someBuild('changed')
  source('a.ts', 'one')
  await buildIfStale(build)
  source('a.ts', 'two')
  await buildIfStale(build)
  source('b.css', 'three')
  await buildIfStale(build)
  expect(run).toHaveBeenCalledTimes(3)
  source('a.test.ts', 'four')
  await buildIfStale(build)
  expect(run).toHaveBeenCalledTimes(3)
})

it('says when it could not build, and tries again', async () => {
  const { build, run } = someBuild('broken', 1)
  expect(await buildIfStale(build)).toBe(false)
  expect(await buildIfStale(build)).toBe(false)
  expect(run).toHaveBeenCalledTimes(2)
})

it('builds anew whenever it is asked to', async () => {
  const { build, run } = someBuild('anew')
  await buildAnew(build)
  await buildAnew(build)
  expect(run).toHaveBeenCalledTimes(2)
})

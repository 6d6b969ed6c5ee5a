import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { quickFolder } from '#test/servers/quick-folder.ts'
import type { Database } from '../opening/open-database.ts'
import { backUp } from './back-up.ts'
import { copyFolder } from './backup-folder.ts'

let database: Database
let place: string
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  place = await quickFolder('holdall-backup-')
})
afterEach(() => rm(place, { recursive: true }))
afterAll(() => database.close())

it('is made in a folder that is not there yet', async () => {
  const folder = join(place, 'backups', 'monday')
  await backUp(database.pool, { folder })
  expect(await readdir(folder)).toContain('backup.json')
})

it('has its name only when it is whole, also where an earlier one was never finished', async () => {
  const folder = join(place, 'monday')
  await mkdir(join(place, 'monday.unfinished', 'tables'), { recursive: true })
  const again = backUp(database.pool, { folder })
  await expect(again).rejects.toThrow('never finished is in the way')
  expect(await readdir(place)).toEqual(['monday.unfinished'])
})

it('leaves out the files that are deleted while it is made', async () => {
  const shelf = join(place, 'media', 'aa')
  await mkdir(shelf, { recursive: true })
  const names = Array.from({ length: 1000 }, (_, index) => `${index}.jpg`)
  for (const name of names) await writeFile(join(shelf, name), name)
  const deleteAll = async () => {
    for (const name of names.toReversed()) await rm(join(shelf, name))
  }
  const copying = copyFolder(join(place, 'media'), join(place, 'copy'))
  expect(await Promise.all([copying, deleteAll()])).toEqual([true, undefined])
})

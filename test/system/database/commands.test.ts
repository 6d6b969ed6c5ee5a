import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { databaseUrl } from '#test/database-url.ts'
import { quickFolder } from '#test/servers/quick-folder.ts'
import { runCommand } from '#test/servers/run-command.ts'

const onTheDatabase = [
  { name: 'check', args: [] },
  { name: 'reseal', args: [] },
  { name: 'admin', args: ['create', 'operator@example.com'] },
]

describe('a command', () => {
  let DATA_DIR = ''

  beforeAll(async () => {
    DATA_DIR = await quickFolder('holdall-commands-')
  })
  afterAll(() => rm(DATA_DIR, { recursive: true, force: true }))

  it.each(onTheDatabase)(
    '$name: says so when there is no Holdall in the database',
    async command => {
      const empty = await testDatabase({ empty: true })
      const settings = { DATABASE_URL: databaseUrl(empty.connection), DATA_DIR }
      const { code, output } = await runCommand(command.name, command.args, settings)
      await empty.close()
      expect(output).toBe(
        'There is no Holdall in this database yet: npm run migrate makes its tables.\n',
      )
      expect(code).toBe(1)
    },
  )

  it.each(onTheDatabase)('$name: says so when nobody answers', async command => {
    const settings = { DATABASE_URL: 'postgres://holdall@127.0.0.1:1/holdall', DATA_DIR }
    const { code, output } = await runCommand(command.name, command.args, settings)
    expect([code, output]).toEqual([1, 'The database cannot be reached right now\n'])
  })

  it.each(onTheDatabase)('$name: says which setting is wrong', async command => {
    const { code, output } = await runCommand(command.name, command.args, { DATA_DIR, PORT: 'x' })
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The configuration has faults:\n.*PORT.*\n$/),
    ])
  })

  it('makes the link of an operator, and needs an address for it', async () => {
    const database = await testDatabase()
    const settings = { DATABASE_URL: databaseUrl(database.connection), DATA_DIR }
    const made = await runCommand('admin', ['create', 'operator@example.com'], settings)
    expect([made.code, made.output]).toEqual([
      0,
      expect.stringMatching(/^Open this link within 30 minutes .*\nhttp/),
    ])
    const nobody = await runCommand('admin', ['create', 'operator'], settings)
    expect([nobody.code, nobody.output]).toEqual([1, 'Usage: npm run admin -- create <email>\n'])
    await database.close()
  })
})

import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { quietLog as log } from '#test/quiet-log.ts'
import { launchPostgres } from './postgres-process.ts'

it('says that a program cannot be started, and can be asked again', async () => {
  const folder = tmpdir()
  const nowhere = `${folder}/nowhere`
  const binaries = { home: nowhere, postgres: nowhere, initdb: nowhere, version: '18.0', major: 18 }
  const place = { binaries, cluster: folder, socketDir: folder, user: undefined }
  const launch = { ...place, durable: false, maxConnections: 10, log }
  for (const _again of [1, 2]) await expect(launchPostgres(launch)).rejects.toThrow('ENOENT')
})

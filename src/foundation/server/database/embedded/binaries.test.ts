import { chmod, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { quietLog } from '#test/quiet-log.ts'
import { binariesAt, packagedBinaries, readableBinaries, restoreLinks } from './binaries.ts'
import { canRead } from './service-user.ts'

const nobody = { uid: 65534, gid: 65534 }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'binaries-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true }))

async function fakeInstallation(home: string): Promise<void> {
  for (const name of ['bin/initdb', 'bin/postgres', 'lib/libpq.so.5.18']) {
    const file = join(home, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, '', { mode: 0o700 })
  }
}

test('links that npm left out are restored, and those present are left alone', async () => {
  const native = join(folder, 'native')
  await fakeInstallation(native)
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify([link]))
  await restoreLinks(folder)
  await restoreLinks(folder)
  expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

test('the packaged binaries know their version', async () => {
  const { major, postgres } = await packagedBinaries()
  expect(major).toBe(18)
  expect((await stat(postgres)).isFile()).toBe(true)
})

test.runIf(process.getuid?.() === 0)(
  'binaries out of reach of the user that runs them are copied to where it can',
  async () => {
    const hidden = join(folder, 'hidden')
    await fakeInstallation(join(hidden, 'native'))
    await chmod(hidden, 0o700)
    const original = binariesAt(join(hidden, 'native'), '18.4.0')

    const copy = await readableBinaries(original, nobody, join(folder, 'shared'), quietLog)
    expect(copy.home).toBe(join(folder, 'shared', 'postgres-18.4.0'))
    expect(await canRead(nobody, [copy.initdb, copy.postgres])).toBe(true)
    expect(await readableBinaries(copy, nobody, join(folder, 'unused'), quietLog)).toBe(copy)
  },
)

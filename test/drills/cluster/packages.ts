import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { DrillReport } from '../shared/drill.ts'

const run = promisify(execFile)

/** A file by which each Debian package is recognised. */
const files = {
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  pgbackrest: '/usr/bin/pgbackrest',
  'postgresql-15': '/usr/lib/postgresql/15/bin/pg_rewind',
  prometheus: '/usr/bin/promtool',
}
type Package = keyof typeof files

export const postgresTools = '/usr/lib/postgresql/15/bin'

/** Installs missing packages where that is allowed, otherwise says what is missing. */
export async function areInstalled(report: DrillReport, wanted: readonly Package[]) {
  const missing = wanted.filter(name => !existsSync(files[name]))
  if (missing.length === 0) return true
  report.step(`installing ${missing.join(', ')}, which needs Debian and its root`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const how = ['install', '--yes', '--no-install-recommends', ...missing]
  const why = await run('apt-get', how, { env: environment, maxBuffer: 64 * 1024 * 1024 }).then(
    () => undefined,
    error =>
      String(error.stderr || error.message)
        .trim()
        .split('\n')
        .at(-1),
  )
  const words = `${missing.join(', ')} can be installed here; without them this is not tried`
  report.expect(words, why === undefined, why)
  return why === undefined
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const deploy = join(root, 'deploy')
const read = (path: string) => readFileSync(join(deploy, path), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'holdall-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, words: readonly string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings }
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', env })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` }
}
const isThere = (command: string, word = '--version') => run(command, [word]).status === 0

/** A copy of a file of `deploy/`, changed for this machine. */
function onThisMachine(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** The host names of the examples do not exist here, so they become this machine. */
const withNames = (text: string) => text.replaceAll(/\b\w+\.internal\b/g, '127.0.0.1')

describe.runIf(isThere('systemd-analyze'))('systemd', () => {
  it('understands the unit', () => {
    const unit = read('systemd/holdall@.service').replaceAll('/opt/holdall', root)
    onThisMachine('holdall@.service', unit)
    const { status, output } = run('systemd-analyze', [
      'verify',
      join(folder, 'holdall@3000.service'),
    ])
    expect(output).toBe('')
    expect(status).toBe(0)
  })
})

describe.runIf(isThere('docker-compose'))('compose', () => {
  it.each(['compose.yaml', 'deploy/compose/cluster.yaml'])('understands %s', file => {
    expect(run('docker-compose', ['--file', join(root, file), 'config', '--quiet'])).toEqual({
      status: 0,
      output: '',
    })
  })
})

describe.runIf(isThere('haproxy', '-v'))('HAProxy', () => {
  it('understands its configuration, with the settings of the example', () => {
    const lines = withNames(read('haproxy/haproxy.env.example')).matchAll(/^(\w+)=(.*)$/gm)
    const settings = Object.fromEntries(
      [...lines].map(([, name = '', value = '']) => [name, value]),
    )
    const { status, output } = run(
      'haproxy',
      ['-c', '-f', join(deploy, 'haproxy/haproxy.cfg')],
      settings,
    )
    expect(output).not.toMatch(/ALERT|WARNING/)
    expect(status).toBe(0)
  })
})

describe.runIf(isThere('promtool'))('Prometheus', () => {
  it('understands what it collects and from where', () => {
    const token = onThisMachine('token', 'a token')
    const rules = join(deploy, 'prometheus/slo.rules.yml')
    const config = read('prometheus/prometheus.yml')
      .replace('/etc/prometheus/holdall-metrics-token', token)
      .replace(/\S*slo\.rules\.yml/, rules)
    const file = onThisMachine('prometheus.yml', config)
    const { status, output } = run('promtool', ['check', 'config', file])
    expect(output).toContain('SUCCESS')
    expect(status).toBe(0)
  })
})

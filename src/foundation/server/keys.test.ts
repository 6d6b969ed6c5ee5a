import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigFault } from './config.ts'
import { createKeys, loadKeys } from './keys.ts'

describe('the keys of a deployment', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'holdall-keys-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it('opens what it sealed, for the same purpose only', () => {
    const keys = createKeys('a'.repeat(43))
    const sealed = keys.seal('letters', 'Grüße')
    expect(keys.open('letters', sealed)).toBe('Grüße')
    expect(keys.open('parcels', sealed)).toBeUndefined()
    expect(keys.open('letters', `${sealed.slice(0, -2)}AA`)).toBeUndefined()
    expect(keys.open('letters', '')).toBeUndefined()
    expect(keys.seal('letters', 'Grüße')).not.toBe(sealed)
    expect(createKeys('b'.repeat(43)).open('letters', sealed)).toBeUndefined()
  })

  it('opens what either key sealed while it is being changed, and seals with the new one', () => {
    const before = createKeys('a'.repeat(43))
    const during = createKeys('b'.repeat(43), 'a'.repeat(43))
    const afterwards = createKeys('b'.repeat(43))
    expect(during.open('letters', before.seal('letters', 'kept'))).toBe('kept')
    expect(afterwards.open('letters', during.seal('letters', 'new'))).toBe('new')
    expect(during.mac('x', 'y')).toEqual(afterwards.mac('x', 'y'))
    expect(during.macs('x', 'y')).toEqual([afterwards.mac('x', 'y'), before.mac('x', 'y')])
  })

  it('makes a key on the first start that only its owner can read, and keeps it', () => {
    const first = loadKeys({
      DEPLOYMENT_KEY: undefined,
      OTHER_DEPLOYMENT_KEY: undefined,
      dataDir: join(dataDir, 'new'),
    })
    const file = join(dataDir, 'new', 'deployment.key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toHaveLength(43)
    const second = loadKeys({
      DEPLOYMENT_KEY: undefined,
      OTHER_DEPLOYMENT_KEY: undefined,
      dataDir: join(dataDir, 'new'),
    })
    expect(second.mac('x', 'y')).toEqual(first.mac('x', 'y'))
  })

  it('leaves nothing but the whole key', () => {
    loadKeys({ DEPLOYMENT_KEY: undefined, OTHER_DEPLOYMENT_KEY: undefined, dataDir })
    expect(readdirSync(dataDir)).toEqual(['deployment.key'])
  })

  it.each(['', '\n', 'a'.repeat(31)])('refuses a file that a full disk left as %j', left => {
    const file = join(dataDir, 'deployment.key')
    writeFileSync(file, left)
    const load = () =>
      loadKeys({ DEPLOYMENT_KEY: undefined, OTHER_DEPLOYMENT_KEY: undefined, dataDir })
    expect(load).toThrow(ConfigFault)
    expect(load).toThrow(file)
    expect(readFileSync(file, 'utf8')).toBe(left)
  })

  it('prefers the key that the environment gives', () => {
    const given = 'c'.repeat(40)
    const keys = loadKeys({ DEPLOYMENT_KEY: given, OTHER_DEPLOYMENT_KEY: undefined, dataDir })
    expect(keys.mac('x', 'y')).toEqual(createKeys(given).mac('x', 'y'))
  })
})

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

  it('makes a key on the first start that only its owner can read, and keeps it', () => {
    const first = loadKeys({ DEPLOYMENT_KEY: undefined, dataDir: join(dataDir, 'new') })
    const file = join(dataDir, 'new', 'deployment.key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toHaveLength(43)
    const second = loadKeys({ DEPLOYMENT_KEY: undefined, dataDir: join(dataDir, 'new') })
    expect(second.mac('x', 'y')).toEqual(first.mac('x', 'y'))
  })

  it('prefers the key that the environment gives', () => {
    const given = 'c'.repeat(40)
    const keys = loadKeys({ DEPLOYMENT_KEY: given, dataDir })
    expect(keys.mac('x', 'y')).toEqual(createKeys(given).mac('x', 'y'))
  })
})

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigFault } from './config.ts'
import { flushFolderSync } from './flush-folder.ts'
import { isSystemError } from './system-error.ts'

/** Everything this deployment keeps secret comes from one key; each purpose gets its own. */
export interface Keys {
  mac(purpose: string, text: string): Buffer
  /** The same with every valid key: there are two while the key is being changed. */
  macs(purpose: string, text: string): Buffer[]
  seal(purpose: string, text: string): string
  /** `undefined` when the text was not sealed by this deployment for this purpose. */
  open(purpose: string, sealed: string): string | undefined
}

const ivLength = 12
const tagLength = 16

/** New values use the first key; the other one still opens what it sealed. */
export function createKeys(deploymentKey: string, otherKey?: string): Keys {
  const current = keyRing(deploymentKey)
  const rings = otherKey === undefined ? [current] : [current, keyRing(otherKey)]
  const mac = (keyFor: KeyRing, purpose: string, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest()
  return {
    mac: (purpose, text) => mac(current, purpose, text),
    macs: (purpose, text) => rings.map(ring => mac(ring, purpose, text)),
    seal(purpose, text) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', current(purpose), iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed) {
      for (const ring of rings) {
        const text = openWith(ring(purpose), sealed)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

type KeyRing = (purpose: string) => Buffer

function keyRing(deploymentKey: string): KeyRing {
  const derived = new Map<string, Buffer>()
  return purpose => {
    const known = derived.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', deploymentKey, '', `holdall ${purpose}`, 32))
    derived.set(purpose, key)
    return key
  }
}

function openWith(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivLength + tagLength) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const body = bytes.subarray(ivLength + tagLength)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The key given by the environment, or the one that the first start leaves in the data folder. */
export function loadKeys(
  config: Pick<Config, 'DEPLOYMENT_KEY' | 'OTHER_DEPLOYMENT_KEY' | 'dataDir'>,
): Keys {
  const key = config.DEPLOYMENT_KEY ?? readOrCreate(config.dataDir)
  return createKeys(key, config.OTHER_DEPLOYMENT_KEY)
}

/** As for `DEPLOYMENT_KEY`. */
const shortestKey = 32

/**
 * Written under another name first, so that two first starts get the same whole key, and flushed,
 * so that what it seals is never on the disk without it.
 */
function readOrCreate(dataDir: string): string {
  const file = join(dataDir, 'deployment.key')
  const existing = readIfThere(file)
  if (existing !== undefined) return existing
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  const key = randomBytes(32).toString('base64url')
  try {
    writeFileSync(draft, key, { mode: 0o600, flag: 'wx', flush: true })
    linkSync(draft, file)
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  flushFolderSync(dataDir)
  return readWhole(file)
}

function readIfThere(file: string): string | undefined {
  try {
    return readWhole(file)
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined
    throw error
  }
}

/** What is left of a key would be easy to guess, and opens nothing that the whole one sealed. */
function readWhole(file: string): string {
  const key = readFileSync(file, 'utf8').trim()
  if (key.length >= shortestKey) return key
  throw new ConfigFault(
    `The key of this deployment, ${file}, is cut short: ${key.length} characters are left. ` +
      'Put back the deployment.key of your latest backup. ' +
      'Only if nobody has used this deployment yet, delete the file: the next start makes a new key.',
  )
}

import { hash, verify } from '@node-rs/argon2'
import { passwordCost } from '#accounts/server/proofs/password-hash.ts'
import { askSteadily } from './load/steady-clients.ts'
import { type Measured, median, report } from './report.ts'
import { benchFolder, removeFolder, startServer } from './servers/running-server.ts'

/**
 * A login should cost little more than one argon2 verification; a token on a request, one look-up;
 * a known mailbox, as much time as an unknown one.
 */
const rounds = 3
const inRound = 400
/** A program that has just begun takes a fifth more for each. */
const toWarmUp = 800
/** Enough that no core is idle although every answer has a minimum time. */
const atOnce = 16
const password = 'Holdall1!'
const email = 'partner@holdall.test'

const folder = await benchFolder()
const server = await startServer(folder, { DEMO: '1' })
const api = `${server.url}/api/v1`
let address = 0

await logins()
await signedInRequests()
await knownAndUnknown()

await server.stop()
await removeFolder(folder)

async function logins(): Promise<void> {
  const known = await hash(password, passwordCost)
  const bare: number[] = []
  const ours: number[] = []
  await loginRate(toWarmUp)
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await rate(inRound, 2, () => verify(known, password)))
    ours.push(await loginRate(inRound))
  }
  const rows: Measured[] = [
    { what: 'bare argon2 verifications', figure: median(bare), unit: '/s' },
    { what: 'log-ins', figure: median(ours), unit: '/s' },
  ]
  report('Logging in', 'bare argon2id, two at once', rows)
}

async function loginRate(amount: number): Promise<number> {
  const login = {
    method: 'POST',
    path: '/api/v1/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  } as const
  const { rate } = await askSteadily(api, () => login, { connections: atOnce, amount })
  return rate
}

async function signedInRequests(): Promise<void> {
  const { body } = await logIn(email, password)
  const headers = { authorization: `Bearer ${body.data.token}` }
  const anonymous: number[] = []
  const signedIn: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    anonymous.push(await rateOf({}))
    signedIn.push(await rateOf(headers))
  }
  const rows: Measured[] = [
    { what: 'anonymous', figure: median(anonymous), unit: 'req/s' },
    { what: 'with a token', figure: median(signedIn), unit: 'req/s' },
  ]
  report('A small request', 'the same one without a token', rows)
}

async function rateOf(headers: Record<string, string>): Promise<number> {
  const small = { path: '/api/v1/dev/clock', headers }
  const { rate } = await askSteadily(api, () => small, { connections: 8, seconds: 3 })
  return rate
}

async function knownAndUnknown(): Promise<void> {
  const known: number[] = []
  const unknown: number[] = []
  for (let i = 0; i < 24; i += 1) {
    const name = ['partner', 'renter', 'admin'][i % 3]
    known.push(await milliseconds(() => logIn(`${name}@holdall.test`, 'Wrong-1234!')))
    unknown.push(await milliseconds(() => logIn(`stranger${i}@holdall.test`, 'Wrong-1234!')))
  }
  const rows: Measured[] = [
    { what: 'unknown mailbox', figure: median(unknown), unit: 'ms' },
    { what: 'known mailbox', figure: median(known), unit: 'ms' },
  ]
  report('A wrong password', 'an unknown mailbox, median', rows)
}

/** Every call has another address, so that the limits per address play no part. */
async function logIn(who: string, typed: string) {
  address += 1
  const response = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${address >> 8}.${address & 255}`,
    },
    body: JSON.stringify({ email: who, password: typed }),
  })
  const body = (await response.json()) as { data: { token: string }; error: string }
  if (response.status !== 200 && response.status !== 401) throw new Error(body.error)
  return { status: response.status, body }
}

async function rate(count: number, parallel: number, once: () => Promise<unknown>) {
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (left > 0) {
        left -= 1
        await once()
      }
    }),
  )
  return count / ((performance.now() - started) / 1000)
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

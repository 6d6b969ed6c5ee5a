import { hash, parseOptions, verify } from '@node-rs/argon2'
import { fail } from '#foundation/rules/errors.ts'

/** For argon2id, which the library uses by default. */
export const passwordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

const atOnce = 2
const longestQueue = 50

let running = 0
const waiting: (() => void)[] = []

/** Hashing is slow and needs much memory by design, so few are done at once. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) fail('unavailable')
    await new Promise<void>(resolve => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, passwordCost))
}

const { memoryCost, timeCost, parallelism } = passwordCost
const nobodysHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Without a hash it takes just as long, so that the time does not tell who has an account. */
export async function isRightPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash || nobodysHash, password))
  return matches && Boolean(passwordHash)
}

export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return (
    memoryCost !== passwordCost.memoryCost ||
    timeCost !== passwordCost.timeCost ||
    parallelism !== passwordCost.parallelism
  )
}

import { randomInt } from 'node:crypto'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { replaceRecoveryCodes } from './second-steps-table.ts'

const purpose = 'recovery code'
const howMany = 10
/** Without letters and digits that are mistaken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes, shown once. A new set makes the old one worthless. */
export async function makeRecoveryCodes(
  tx: Db,
  ctx: Pick<Context, 'keys'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${letters(5)}-${letters(5)}`)
  const macs = codes.map(code => ctx.keys.mac(purpose, macText(userId, code)))
  await replaceRecoveryCodes(tx, userId, macs)
  return codes
}

/** What a typed code is found by: it may have been made before the key was changed. */
export function recoveryCodeMacs(
  { keys }: Pick<Context, 'keys'>,
  userId: string,
  typed: string,
): Buffer[] {
  return keys.macs(purpose, macText(userId, typed))
}

function macText(userId: string, typed: string): string {
  return `${userId} ${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`
}

function letters(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
}

import { randomInt } from 'node:crypto'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { replaceRecoveryCodes } from './second-steps-table.ts'

const purpose = 'recovery code'
const howMany = 10
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** They can be shown only once, because only their hashes are stored. Older codes stop working. */
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

/** Several, because the code may be older than a change of the key. */
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

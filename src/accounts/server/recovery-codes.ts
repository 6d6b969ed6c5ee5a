import { randomInt } from 'node:crypto'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { replaceRecoveryCodes } from './second-steps-table.ts'

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
  const macs = codes.map(code => recoveryCodeMac(ctx, userId, code))
  await replaceRecoveryCodes(tx, userId, macs)
  return codes
}

export function recoveryCodeMac(
  { keys }: Pick<Context, 'keys'>,
  userId: string,
  typed: string,
): Buffer {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return keys.mac('recovery code', `${userId} ${code}`)
}

function letters(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
}

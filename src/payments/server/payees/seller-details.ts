import { lockStaying } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { requireRecentLogin } from '#accounts/server/sessions/require-recent-login.ts'
import { failField } from '#foundation/rules/errors.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { KnownSellerDetails, SellerDetails } from '#payments/rules/payout-wire.ts'
import { findSellerDetails, keepSellerDetails } from './payees-table.ts'

export const sellerDetailsPurpose = 'seller details'

export async function saveSellerDetails(
  ctx: Context,
  details: SellerDetails,
): Promise<KnownSellerDetails> {
  const { id } = requireRecentLogin(ctx)
  const { dateOfBirth = '' } = details
  if (dateOfBirth > londonDate(ctx.now)) {
    failField('dateOfBirth', 'Please check the date: it lies ahead.')
  }
  await transaction(ctx.db, async tx => {
    await lockStaying(tx, id)
    const sealed = ctx.keys.seal(sellerDetailsPurpose, JSON.stringify(details))
    await keepSellerDetails(tx, { user_id: id, sealed, updated_at: ctx.now })
    const subject = { type: 'user', id } as const
    await recordAudit(tx, ctx, { action: 'user.seller-details-saved', subject })
    ctx.jobs.wake('move-money')
  })
  return present(details, ctx.now)
}

export async function readOwnSellerDetails(ctx: Context): Promise<KnownSellerDetails | null> {
  const { id } = requirePerson(ctx)
  const row = await findSellerDetails(ctx.db, id)
  const details = row && open(ctx, row.sealed)
  return row && details ? present(details, row.updated_at) : null
}

/** Not masked, because the tax report needs the full numbers. */
export async function sellerDetailsOf(
  db: Db,
  ctx: Pick<Context, 'keys'>,
  userId: string,
): Promise<SellerDetails | undefined> {
  const row = await findSellerDetails(db, userId)
  return row && open(ctx, row.sealed)
}

function open(ctx: Pick<Context, 'keys'>, sealed: string): SellerDetails | undefined {
  const text = ctx.keys.open(sellerDetailsPurpose, sealed)
  return text === undefined ? undefined : (JSON.parse(text) as SellerDetails)
}

function present(details: SellerDetails, updatedAt: Date): KnownSellerDetails {
  return {
    kind: details.kind,
    legalName: details.legalName,
    address: details.address,
    postcode: details.postcode,
    dateOfBirth: details.dateOfBirth ?? null,
    companyNumber: details.companyNumber ?? null,
    taxNumber: masked(details.taxNumber),
    vatNumber: details.vatNumber === undefined ? null : masked(details.vatNumber),
    updatedAt: updatedAt.toISOString(),
  }
}

function masked(number: string): string {
  return `${'*'.repeat(Math.max(0, number.length - 3))}${number.slice(-3)}`
}

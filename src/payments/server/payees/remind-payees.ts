import { findPeople } from '#accounts/server/account/find-person.ts'
import { mayMail, mayText } from '#foundation/rules/sendings/may-tell.ts'
import { sendingOf } from '#foundation/rules/sendings/sendings.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { dealWithEach } from '#foundation/server/jobs/deal-with-due.ts'
import { announce } from '#notices/server/announce.ts'
import { payoutWaitsLetter } from '../attempts/payment-letters.ts'
import { waitingPayouts } from '../movements/movement-lists-table.ts'
import { lockPayee, openPayee, updatePayee } from './payees-table.ts'

const reminderEveryMs = 7 * dayMs
const kind = 'payment.waiting'
const waits = sendingOf(kind)

/** A host is reminded when money first waits, and then once a week. */
export async function remindPayees(ctx: Context): Promise<void> {
  const { now } = ctx
  const notRemindedSince = after(now, -reminderEveryMs)
  const waiting = await waitingPayouts(ctx.db, { now, notRemindedSince })
  const people = await findPeople(
    ctx.db,
    waiting.map(({ party_id: id }) => id),
  )
  const find = async () =>
    waiting.flatMap(({ party_id: id, pence }) => {
      const person = people.get(id)
      return person && (mayMail(waits, person) || mayText(waits, person))
        ? [{ id, person, pence }]
        : []
    })
  await dealWithEach(
    ctx,
    { work: 'remind-payees', name: 'payee', find },
    async (tx, { id, person, pence }) => {
      await openPayee(tx, id, now)
      const payee = await lockPayee(tx, id)
      if (!payee) return
      const last = payee.reminded_at
      if (last && last > notRemindedSince) return
      await updatePayee(tx, payee, { reminded_at: now })
      const url = `${ctx.config.publicUrl}/bank-details`
      const letter = payoutWaitsLetter({ firstName: person.firstName, amount: pence, url })
      await announce(tx, ctx, [{ to: person, kind, letter, about: 'payouts' }])
    },
  )
}

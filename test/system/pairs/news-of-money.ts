import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type PaymentRow, paymentsOfBooking } from '#payments/server/attempts/payments-table.ts'
import { syncDispute } from '#payments/server/disputes/sync-dispute.ts'
import { lockObject } from '#payments/server/sandbox/sandbox-table.ts'
import { closeDispute, openDispute, type payWith } from '#payments/server/sandbox/sessions.ts'
import type { Scene, Wish } from './cast.ts'

/** The provider's news of the booking's payment, the first if there are several. */
export async function newsOfMoney(
  services: Services,
  { bookingId }: Scene,
  wishes: ReadonlySet<Wish>,
): Promise<Partial<Scene>> {
  const found = (await paymentsOfBooking(services.db, bookingId)).findLast(isPaid)
  if (!found?.intent_id || !found.charge_id) throw new Error('Nothing was paid')
  const news = { disputeId: '', refundId: '' }
  if (wishes.has('refunded outside')) {
    const { refunds } = services.provider.stripe
    const refund = await refunds.create({ payment_intent: found.intent_id, amount: 500 })
    news.refundId = refund.id
  }
  if (wishes.has('dispute opened') || wishes.has('dispute lost')) {
    const dispute = await transaction(services.db, async tx => {
      const charged = await lockObject(tx, found.charge_id ?? '')
      if (!charged) throw new Error('Nothing was charged')
      return openDispute(work(services, tx), charged)
    })
    news.disputeId = dispute.id
    if (!wishes.has('dispute opened')) {
      await syncDispute(systemContext(services, 'pair'), news.disputeId)
    }
  }
  if (wishes.has('dispute lost')) {
    const { disputeId } = news
    await transaction(services.db, tx => closeDispute(work(services, tx), disputeId, 'lost'))
  }
  return news
}

const isPaid = ({ state }: PaymentRow) => state === 'paid'

export const work = ({ clock, config }: Services, tx: Parameters<typeof payWith>[0]['tx']) => ({
  tx,
  now: clock.now(),
  publicUrl: config.publicUrl,
})

import { expect, it } from 'vitest'
import { systemContext } from '#foundation/server/context.ts'
import { bookingStory } from '#test/bookings.ts'
import { approvedBooking, payLink } from '#test/money.ts'
import { checkOpenPayments } from './check-open-payments.ts'

const { story } = bookingStory()

it('payments whose fee the provider never tells take nobody’s turn', async () => {
  const { app, host, renter } = story
  const { id } = await approvedBooking(app, { host, renter })
  const { paymentId } = await payLink(app, renter, id)
  const paid = 51
  await app.pool.query(
    `insert into payment select made.*
     from payment as known, generate_series(1, $2::int) as n,
       jsonb_populate_record(known, jsonb_build_object(
         'id', gen_random_uuid(), 'attempt', 100 + n, 'session_id', 'cs_test_gone_' || n,
         'state', 'paid', 'outcome', 'duplicate', 'paid_at', known.created_at,
         'next_check_at', known.created_at
       )) as made
     where known.id = $1`,
    [paymentId, paid],
  )
  const asked: string[] = []
  const retrieve = async (session: string) => {
    asked.push(session)
    throw new Error('The provider does not tell')
  }
  const { provider } = app.services
  const stripe = { checkout: { sessions: { retrieve } } } as unknown as typeof provider.stripe
  const ctx = { ...systemContext(app.services, 'test'), provider: { ...provider, stripe } }
  await checkOpenPayments(ctx)
  await checkOpenPayments(ctx)
  const gone = asked.filter(session => session.startsWith('cs_test_gone'))
  expect([gone.length, new Set(gone).size]).toEqual([paid, paid])
})

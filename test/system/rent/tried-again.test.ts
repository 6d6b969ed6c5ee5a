import { afterEach, describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Send } from '#foundation/server/provider/open-provider.ts'
import { findKeptCard } from '#payments/server/cards/kept-cards-table.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { checkOpenPayments } from '#payments/server/paying/check-open-payments.ts'
import { changeCardBehaviour } from '#payments/server/sandbox/kept-cards.ts'
import type { CardBehaviour } from '#payments/server/sandbox/test-cards.ts'
import { sandboxWork } from '#payments/server/sending/money-stories.fixture.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { mailTo } from '#test/factories.ts'
import { moveTo, rentStory, rollingBooking } from '#test/rent.ts'

/** What happens to the next requests that charge a card. */
let happenings: ((send: Send) => Send)[] = []

const story = rentStory({
  provider: sandbox => request => {
    const isTry = request.method === 'POST' && request.url.endsWith('/confirm')
    const happening = isTry ? happenings.shift() : undefined
    return (happening?.(sandbox) ?? sandbox)(request)
  },
  patienceMs: 1000,
  daysBack: 90,
})
afterEach(() => {
  happenings = []
})

const look = () => checkOpenPayments(systemContext(story.app.services, 'test'))
/** Open payments are looked at before the card is asked. */
const isLookedAtFirst = (send: Send) => async (request: Request) => {
  await look()
  return send(request)
}
const answerIsLost = (send: Send) => async (request: Request) => {
  await send(request)
  throw new Error('The connection broke')
}

const at = (month: string, day: number) => after(dayOf(month, day), hourMs)

async function cardBecomes(id: string, behaviour: CardBehaviour): Promise<void> {
  const { app } = story
  const card = await findKeptCard(app.db, id)
  await transaction(app.db, tx =>
    changeCardBehaviour({ tx, ...sandboxWork(app) }, card?.method_id ?? '', behaviour),
  )
}

async function january(id: string) {
  const { rows } = await story.app.pool.query(
    `select state, fault, trying_since is not null as "isTried", arrears_at is not null as "isOwed"
     from rent_month join booking on booking.id = booking_id
     where booking_id = $1 and month = '2027-01'`,
    [id],
  )
  return rows[0]
}

async function declinedInDecember() {
  const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
  await moveTo(story.app, at('2026-12', 27))
  expect(await january(id)).toMatchObject({ state: 'failed', fault: 'generic_decline' })
  return id
}

async function tryOn(day: number): Promise<void> {
  story.app.clock.moveTo(at('2027-01', day))
  await chargeRent(story.app.services)
}

const failures = async () =>
  (await mailTo(story.app, story.renter.email)).filter(({ subject }) =>
    subject.includes('could not take the rent'),
  )

describe('rent that is tried again', () => {
  it('has not failed by what the card said the time before', async () => {
    const id = await declinedInDecember()
    await cardBecomes(id, 'ok')
    happenings = [isLookedAtFirst]
    await tryOn(1)
    expect(await january(id)).toMatchObject({ state: 'paid', fault: null })
    expect(await failures()).toHaveLength(1)
  })

  it('is not owed by what the card said before the last time', async () => {
    const id = await declinedInDecember()
    await moveTo(story.app, at('2027-01', 1))
    await moveTo(story.app, at('2027-01', 3))
    await cardBecomes(id, 'ok')
    happenings = [isLookedAtFirst]
    await tryOn(6)
    expect(await january(id)).toMatchObject({ state: 'paid', isOwed: false })
    const { rows } = await story.app.pool.query(
      `select event from booking_event where booking_id = $1 and event = 'fell_behind'`,
      [id],
    )
    expect(rows).toEqual([])
  })

  it('fails for the reason of this time', async () => {
    const id = await declinedInDecember()
    await cardBecomes(id, 'wants authentication')
    happenings = [isLookedAtFirst]
    await tryOn(1)
    const fault = 'authentication_required'
    expect(await january(id)).toMatchObject({ state: 'failed', fault, isTried: false })
    expect(await failures()).toHaveLength(2)
  })

  it('has failed once somebody looks, where the answer of this time is lost', async () => {
    const id = await declinedInDecember()
    await cardBecomes(id, 'wants authentication')
    happenings = Array.from({ length: 6 }, () => answerIsLost)
    await tryOn(1)
    expect(await january(id)).toMatchObject({ isTried: true, fault: 'generic_decline' })
    story.app.clock.moveTo(after(at('2027-01', 1), 2 * minuteMs))
    await story.app.pool.query("update payment set next_check_at = now() - interval '1 year'")
    await look()
    const fault = 'authentication_required'
    expect(await january(id)).toMatchObject({ isTried: false, fault })
    expect(await failures()).toHaveLength(2)
    happenings = []
    await chargeRent(story.app.services)
    expect(await failures()).toHaveLength(2)
  })
})

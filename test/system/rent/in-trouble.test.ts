import { afterEach, describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import type { Send } from '#foundation/server/provider/open-provider.ts'
import { syncCardPage } from '#payments/server/cards/sync-card.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { setSwitch } from '#payments/server/sandbox/sandbox-table.ts'
import { cards } from '#payments/server/sandbox/test-cards.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { approvedListing, mailTo } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import { loggedIn, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

/** How the provider treats the next calls about rent; then it works again. */
let troubles: ((send: Send) => Send)[] = []

const story = rentStory({ provider: troubled, patienceMs: 1000, daysBack: 90 })
afterEach(() => {
  troubles = []
})

function troubled(sandbox: Send): Send {
  return request => {
    const isRent = request.method === 'POST' && request.url.includes('/payment_intents')
    const trouble = isRent ? troubles.shift() : undefined
    return (trouble?.(sandbox) ?? sandbox)(request)
  }
}

const neverArrives = () => async () => {
  throw new Error('The connection broke')
}
const answerIsLost = (send: Send) => async (request: Request) => {
  await send(request)
  throw new Error('The connection broke')
}
const well = (send: Send) => send
const often = <One>(one: One) => Array.from({ length: 6 }, () => one)
const isGone = () => async () => {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such thing',
  }
  return Response.json({ error }, { status: 404 })
}

const due = after(dayOf('2026-12', 27), hourMs)
const january = async (id: string) => {
  const { body } = await story.app.get(
    `/booking/${id}/schedule`,
    await loggedIn(story.app, story.renter),
  )
  return body.data.find(({ month }: { month: string }) => month === '2027-01')
}
const charges = async (id: string) => {
  const { rows } = await story.app.pool.query(
    `select outcome from payment where booking_id = $1 and month = '2027-01' and state = 'paid'`,
    [id],
  )
  return rows.map(({ outcome }) => outcome)
}
/** On its page, while rent is due. */
async function giveOtherCard(id: string): Promise<void> {
  const payer = await loggedIn(story.app, story.renter)
  const { body } = await story.app.post(`/booking/${id}/payment-method`, undefined, payer)
  const page = new URL(body.data.url)
  const form = new URLSearchParams({ card: cards.refundComesBack })
  await story.app.app.request(page.pathname, { method: 'POST', body: form })
  await syncCardPage(systemContext(story.app.services, 'test'), body.data.sessionId)
}

async function threeMonthsInParts(): Promise<string> {
  const space = { services: [], storageNumber: 1, monthlyRate: 100, autoApprove: true }
  const listing = await approvedListing(story.app, story.host, space)
  const wish = { storageListing: listing._id, type: 'monthly', instalments: true }
  const months = { startDate: '2026-12', endDate: '2027-02' }
  const id = (await story.app.post('/booking', { ...wish, ...months }, story.renter)).body.data
    ._id as string
  const { sessionId } = await payLink(story.app, story.renter, id)
  await story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card: 'ok' })
  return id
}

/** After a while the caller counts as dead, and the same request is sent again. */
const recover = () => moveTo(story.app, after(story.app.clock.now(), 10 * minuteMs))

describe('rent is taken once', () => {
  it.each([
    ['the request for it never arrives', often(neverArrives)],
    ['the answer to that request is lost', often(answerIsLost)],
    ['the card is never asked', [well, ...often(neverArrives)]],
    ['the answer of the card is lost', [well, ...often(answerIsLost)]],
  ])('although %s', async (_what, bad) => {
    const { id } = await rollingBooking(story.app, story)
    troubles = [...bad]
    await moveTo(story.app, due)
    troubles = []
    await recover()
    expect((await january(id)).state).toBe('paid')
    expect(await charges(id)).toEqual(['recorded'])
  })

  it('although two ask for it at once', async () => {
    const { id } = await rollingBooking(story.app, story)
    story.app.clock.moveTo(due)
    await Promise.all([chargeRent(story.app.services), chargeRent(story.app.services)])
    await story.app.services.jobs.runAll()
    expect(await charges(id)).toEqual(['recorded'])
  })

  it('and what is paid by link and by the card at once goes back once', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    await moveTo(story.app, due)
    const { sessionId } = await payLink(
      story.app,
      { ...story.renter, ...(await loggedIn(story.app, story.renter)) },
      id,
    )
    await Promise.all([
      story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success' }),
      story.app.post(`/dev/cards/${id}`, { card: 'ok' }),
    ])
    await chargeRent(story.app.services)
    await recover()
    expect((await january(id)).state).toBe('paid')
    const paid = await charges(id)
    expect(paid.filter(outcome => outcome === 'recorded')).toHaveLength(1)
    const { rows } = await story.app.pool.query(
      `select state from money_movement where booking_id = $1 and kind = 'refund'`,
      [id],
    )
    expect(rows).toHaveLength(paid.length - 1)
  })

  it.each([
    ['holder', [isGone]],
    ['card itself', [well, isGone]],
  ])(
    'in vain where the provider has the %s no more, and from another card at once',
    async (_what, bad) => {
      const { id } = await rollingBooking(story.app, story)
      troubles = [...bad]
      await moveTo(story.app, due)
      expect((await january(id)).state).toBe('failed')
      const told = await mailTo(story.app, story.renter.email)
      expect(told.map(mail => mail.subject)).toContain(
        'We could not take the rent for January 2027',
      )
      await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
      await recover()
      expect((await january(id)).state).toBe('paid')
      expect(await charges(id)).toEqual(['recorded'])
    },
  )

  it('from the card that was asked first, although there is another before its answer is heard', async () => {
    const { id } = await rollingBooking(story.app, story)
    await setSwitch(story.app.db, 'drop', 100)
    troubles = [well, answerIsLost]
    story.app.clock.moveTo(due)
    await chargeRent(story.app.services)
    expect((await january(id)).state).toBe('due')
    await giveOtherCard(id)
    await recover()
    expect((await january(id)).state).toBe('paid')
    await setSwitch(story.app.db, 'drop', 0)
    await moveTo(story.app, after(dayOf('2027-01', 27), hourMs))
    const { rows } = await story.app.pool.query(
      `select payment.month, charge.body -> 'payment_method_details' -> 'card' ->> 'last4' as last4
       from payment join sandbox.object as charge on charge.id = charge_id
       where booking_id = $1 and payment.month is not null order by payment.month`,
      [id],
    )
    expect(rows).toEqual([
      { month: '2027-01', last4: '4242' },
      { month: '2027-02', last4: '5126' },
    ])
  })

  it('and given back in full where the booking was ended before that is heard', async () => {
    const id = await threeMonthsInParts()
    await setSwitch(story.app.db, 'drop', 100)
    troubles = [well, answerIsLost]
    story.app.clock.moveTo(due)
    await chargeRent(story.app.services)
    const partner = await loggedIn(story.app, story.host)
    const ended = await story.app.patch(
      `/booking/${id}`,
      { approvalStatus: 'disapproved' },
      partner,
    )
    expect(ended.body).toMatchObject({ status: 'success' })
    expect(ended.body.data.refund).toMatchObject({ amount: 107.67, fee: 0 })
    await recover()
    expect((await january(id)).state).toBe('dropped')
    expect(await charges(id)).toEqual(['late'])
    const { rows } = await story.app.pool.query(
      `select amount::int from money_movement
       where booking_id = $1 and kind = 'refund' and state = 'done' order by amount`,
      [id],
    )
    expect(rows).toEqual([{ amount: 107_66 }, { amount: 107_67 }])
    await setSwitch(story.app.db, 'drop', 0)
  })

  it('and not at all once nobody wants the month any more', async () => {
    const { id } = await rollingBooking(story.app, story)
    await story.app.pool.query(
      `update booking set ends_at = '2027-01-01T00:00:00Z', notice_at = now(), notice_by = 'renter'
       where id = $1`,
      [id],
    )
    await moveTo(story.app, due)
    expect((await january(id)).state).toBe('dropped')
    expect(await charges(id)).toEqual([])
  })
})

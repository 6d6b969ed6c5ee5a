import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf, next } from '#rent/rules/schedule/months.ts'
import { approvedListing, mailTo } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import {
  ask,
  giveNotice,
  inWords,
  loggedIn,
  monthAhead,
  moveTo,
  rentStory,
  schedule,
} from '#test/rent.ts'

const story = rentStory()

interface Wishes {
  months?: number
  ahead?: number
  pickupAddress?: string
  card?: 'ok' | 'declines later'
}

/** A request to pay month by month, from next month on. */
async function asked({ months = 3, ahead = 1, pickupAddress }: Wishes = {}) {
  const collects = pickupAddress ? { costPerKm: 2 } : { services: [] }
  const space = { ...collects, storageNumber: 1, monthlyRate: 100, autoApprove: true }
  const listing = await approvedListing(story.app, story.host, space)
  const body = {
    storageListing: listing._id,
    type: 'monthly',
    startDate: monthAhead(story.app, ahead),
    endDate: monthAhead(story.app, ahead + months - 1),
    instalments: true,
    ...(pickupAddress && { moving: true, pickupAddress }),
  }
  return { body, answer: await story.app.post('/booking', body, story.renter) }
}

async function inParts(wishes: Wishes = {}): Promise<string> {
  const { answer } = await asked(wishes)
  const id = answer.body.data._id as string
  const { sessionId } = await payLink(story.app, story.renter, id)
  const { card = 'ok' } = wishes
  await story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card })
  return id
}

const charged = (month: string) => after(dayOf(next(month, -1), 27), hourMs)
const moved = async (id: string, kind: string) => {
  const { rows } = await story.app.pool.query(
    `select sum(amount)::int as pence, count(*)::int from money_movement
     where booking_id = $1 and kind = $2 and state = 'done'`,
    [id, kind],
  )
  return rows[0] as { pence: number | null; count: number }
}

describe('a fixed term that is paid month by month', () => {
  it('shows first what is paid now and what each month after it', async () => {
    const { body, answer } = await asked()
    const { instalments: _one, ...wish } = body
    const quote = await story.app.post('/booking/quote', {
      ...wish,
      startDate: monthAhead(story.app, 4),
      endDate: monthAhead(story.app, 6),
    })
    expect(quote.body.data).toMatchObject({
      total: 323,
      instalments: { months: 3, first: 107.67, monthly: 107.66 },
    })
    expect(answer.body.data).toMatchObject({ instalments: true, rolling: false, price: 323 })
    const link = await payLink(story.app, story.renter, answer.body.data._id)
    expect(link).toMatchObject({ amount: 107.67 })
    const state = await ask(story.app, story.renter, `/booking/${answer.body.data._id}/payment`)
    expect(state).toMatchObject({ amountPence: 107_67 })
    const [letter] = await mailTo(story.app, story.renter.email)
    expect(letter?.text).toContain('Please pay £107.67 by')
    expect(letter?.text).not.toContain('Pay £323')
  })

  it('calls rent on its receipt what is rent, and moving what is moving', async () => {
    const id = await inParts({ pickupAddress: '1 Station Road, York YO24 1AA' })
    const { lines, totalPence } = await ask(story.app, story.renter, `/booking/${id}/receipt`)
    const [rent, moving, ...more] = lines as { label: string; amountPence: number }[]
    expect(rent).toMatchObject({ label: 'Rent for December 2026', amountPence: 100_00 })
    expect(moving?.label).toContain('Moving')
    const rest = more.reduce((sum, line) => sum + line.amountPence, 0)
    expect(100_00 + (moving?.amountPence ?? 0) + rest).toBe(totalPence)
    await moveTo(story.app, charged('2027-01'))
    const later = await ask(story.app, story.renter, `/booking/${id}/receipt?month=2027-01`)
    expect(later.lines.map((line: { label: string }) => line.label)).not.toContain(moving?.label)
  })

  it('tells both sides that its first month is paid, and not the whole', async () => {
    const id = await inParts()
    const { threadId } = await ask(story.app, story.host, `/booking/${id}`)
    const { messages } = await ask(story.app, story.host, `/messages/threads/${threadId}`)
    expect(messages.at(-1).text).toBe(
      'First month paid: £107.67 for 1 December 2026 to 31 December 2026. The whole price is £323.',
    )
    const { firstName } = story.renter.user
    for (const [person, subject] of [
      [story.host, `${firstName} has paid the first month`],
      [story.renter, 'Payment received: the space is yours'],
    ] as const) {
      const mails = await mailTo(story.app, person.email)
      const letter = mails.find(mail => mail.subject === subject)
      expect(letter?.text).toContain('Paid: £107.67 for 1 December 2026 to 31 December 2026\n')
      expect(letter?.text).toContain('Whole price: £323\n')
    }
  })

  it('takes each month from the kept card, and pays its partner month by month', async () => {
    const id = await inParts()
    expect(inWords(await schedule(story.app, story.renter, id))).toEqual([
      '2026-12 £107.67 paid',
      '2027-01 £107.66 due',
      '2027-02 £107.67 due',
    ])
    expect(await ask(story.app, story.renter, `/booking/${id}/payment-method`)).toMatchObject({
      last4: '4242',
    })
    for (const month of ['2027-01', '2027-02', '2027-03']) {
      await moveTo(story.app, charged(month))
      await moveTo(story.app, after(dayOf(month, 1), 25 * hourMs))
    }
    expect(inWords(await schedule(story.app, story.renter, id))).toEqual([
      '2026-12 £107.67 paid',
      '2027-01 £107.66 paid',
      '2027-02 £107.67 paid',
    ])
    const receipts = await ask(story.app, story.renter, `/booking/${id}/receipts`)
    expect(
      receipts.map(({ month, amount }: { month: string; amount: number }) => [month, amount]),
    ).toEqual([
      ['2026-12', 107.67],
      ['2027-01', 107.66],
      ['2027-02', 107.67],
    ])
    const receipt = await ask(story.app, story.renter, `/booking/${id}/receipt?month=2027-01`)
    expect(receipt).toMatchObject({ total: 107.66, startDate: '2027-01-01T00:00:00.000Z' })
    expect(receipt.lines.map(({ label }: { label: string }) => label)).toContain(
      'Rent for January 2027',
    )
    expect(receipt.number).toBe(receipts[1].number)
    expect((await ask(story.app, story.renter, `/booking/${id}/receipt`)).total).toBe(107.67)
    expect(await moved(id, 'payout')).toEqual({ pence: 240_00, count: 3 })
    const letters = await mailTo(story.app, story.renter.email)
    expect(letters.some(({ subject }) => subject === 'Rent for February 2027 is paid')).toBe(true)
  })

  it('gives back what was paid less the fee in time, and takes nothing later', async () => {
    const id = await inParts()
    const { body } = await story.app.patch(`/booking/cancel/${id}`, undefined, story.renter)
    expect(body.data.refund).toMatchObject({ amount: 87.67, fee: 20 })
    await moveTo(story.app, charged('2027-01'))
    expect(inWords(await schedule(story.app, story.renter, id))).toEqual([
      '2026-12 £107.67 paid',
      '2027-01 £107.66 dropped',
      '2027-02 £107.67 dropped',
    ])
    expect(await moved(id, 'refund')).toEqual({ pence: 87_67, count: 1 })
  })

  it('gives back every month that was paid where its partner cancels', async () => {
    const id = await inParts()
    await moveTo(story.app, charged('2027-01'))
    await moveTo(story.app, after(dayOf('2027-01', 1), 25 * hourMs))
    const { token } = await loggedIn(story.app, story.host)
    const answer = await story.app.patch(
      `/booking/${id}`,
      { approvalStatus: 'disapproved' },
      { token },
    )
    expect(answer.body.data.refund).toMatchObject({ amount: 215.33, fee: 0 })
    await moveTo(story.app, charged('2027-02'))
    expect(await moved(id, 'refund')).toEqual({ pence: 215_33, count: 2 })
  })

  it('ends without money back once its renter leaves late, and takes nothing more', async () => {
    const id = await inParts()
    await moveTo(story.app, charged('2027-01'))
    const { token } = await loggedIn(story.app, story.renter)
    const { body } = await story.app.patch(`/booking/cancel/${id}`, undefined, { token })
    expect(body.data.refund).toMatchObject({ amount: 0, fee: 0 })
    await moveTo(story.app, charged('2027-02'))
    expect(inWords(await schedule(story.app, story.renter, id)).at(-1)).toBe(
      '2027-02 £107.67 dropped',
    )
    expect(await moved(id, 'refund')).toEqual({ pence: null, count: 0 })
  })

  it('falls into arrears, may be ended by its partner only then, and recovers by the link', async () => {
    const id = await inParts({ card: 'declines later' })
    expect((await giveNotice(story.app, story.host, id)).body.code).toBe('notice_not_possible')
    await moveTo(story.app, charged('2027-01'))
    for (const day of [1, 3, 6]) await moveTo(story.app, after(dayOf('2027-01', day), hourMs))
    expect((await ask(story.app, story.host, `/booking/${id}`)).rent.arrearsSince).not.toBeNull()
    expect((await giveNotice(story.app, story.renter, id)).body.code).toBe('notice_not_possible')
    expect((await giveNotice(story.app, story.host, id)).body.data.endsAt).toBe(
      '2027-01-21T00:00:00.000Z',
    )
    const taken = await story.app.delete(
      `/booking/${id}/notice`,
      await loggedIn(story.app, story.host),
    )
    expect(taken.status).toBe(200)
    expect((await ask(story.app, story.host, `/booking/${id}`)).endDate).toBe(
      '2027-03-01T00:00:00.000Z',
    )
    story.renter = { ...story.renter, ...(await loggedIn(story.app, story.renter)) }
    const link = await payLink(story.app, story.renter, id)
    expect(link).toMatchObject({ amount: 107.66 })
    await story.app.post(`/dev/payments/${link.sessionId}`, { outcome: 'success', card: 'ok' })
    await story.app.services.jobs.runAll()
    expect((await ask(story.app, story.host, `/booking/${id}`)).rent.arrearsSince).toBeNull()
    expect(inWords(await schedule(story.app, story.renter, id))[1]).toBe('2027-01 £107.66 paid')
  })

  it('is not left by who owes it; a partner may let it go', async () => {
    const id = await inParts({ card: 'declines later' })
    await moveTo(story.app, charged('2027-01'))
    for (const day of [1, 3, 6]) await moveTo(story.app, after(dayOf('2027-01', day), hourMs))
    const payer = await loggedIn(story.app, story.renter)
    const refused = await story.app.patch(`/booking/cancel/${id}`, undefined, payer)
    expect([refused.status, refused.body.code]).toEqual([409, 'rent_is_owed'])
    const proof = { password: story.renter.password }
    const stays = await story.app.post('/auth/delete-account', proof, payer)
    expect([stays.status, stays.body.code]).toEqual([409, 'account_in_use'])
    expect(stays.body.details.reasons[0]).toContain('You owe rent.')
    const { token } = await loggedIn(story.app, story.host)
    await story.app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, { token })
    await story.app.services.jobs.runAll()
    expect(await moved(id, 'refund')).toEqual({ pence: 107_67, count: 1 })
    expect(inWords(await schedule(story.app, story.renter, id))[1]).toBe('2027-01 £107.66 dropped')
    const gone = await story.app.post('/auth/delete-account', proof, payer)
    expect(gone.status).toBe(200)
  })

  it('is not for one month, for hours, nor for what has no end', async () => {
    const { answer, body } = await asked({ months: 1 })
    expect([answer.status, answer.body.details.fields[0].field]).toEqual([422, 'instalments'])
    const rolling = { ...body, endDate: null, rolling: true }
    expect((await story.app.post('/booking', rolling, story.renter)).status).toBe(422)
    const hours = { startDate: '2026-12-01T10:00:00Z', endDate: '2026-12-02T10:00:00Z' }
    expect(
      (await story.app.post('/booking', { ...body, ...hours, type: 'hourly' }, story.renter))
        .status,
    ).toBe(422)
  })

  it('goes on by an extension that is paid the same way', async () => {
    const id = await inParts()
    const wish = { endDate: '2027-05', instalments: true }
    const { body } = await story.app.post(`/booking/${id}/extend`, wish, story.renter)
    expect(body.data).toMatchObject({ instalments: true, price: 323, extendsBooking: id })
    expect(await payLink(story.app, story.renter, body.data._id)).toMatchObject({ amount: 107.67 })
  })
})

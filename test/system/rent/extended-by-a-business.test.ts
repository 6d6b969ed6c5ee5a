import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { loggedIn, moveTo } from '#test/rent.ts'
import { stayStory } from './extended.fixture.ts'

const { story, stay, paid } = stayStory()

describe('an extension that a business lets, begun before the time to think again is over', () => {
  const extendAsTrader = async (wish: Record<string, unknown>) => {
    await story.app.patch(`/users/${story.host.user._id}`, { hostKind: 'trader' }, story.host)
    const { id } = await stay()
    await moveTo(story.app, after(dayOf('2027-01', 25), hourMs))
    const renter = await loggedIn(story.app, story.renter)
    const { body: quote } = await story.app.get(`/booking/${id}/extend?endDate=2027-02`, renter)
    expect(quote.data.coolingOff).toMatchObject({ beginsWithin: true })
    const seen = { endDate: '2027-02', price: quote.data.total, coolingOffShown: true }
    return story.app.post(`/booking/${id}/extend`, { ...seen, ...wish }, renter)
  }
  const leaveAfterFiveDays = async (id: string) => {
    const person = { ...story.renter, ...(await loggedIn(story.app, story.renter)) }
    await paid(id, { person })
    await moveTo(story.app, after(dayOf('2027-02', 6), -minuteMs))
    const renter = await loggedIn(story.app, story.renter)
    const { body } = await story.app.patch(`/booking/cancel/${id}`, undefined, renter)
    return body.data.refund
  }

  it('costs the hours used where its renter asked for that start', async () => {
    const { status, body } = await extendAsTrader({ startWithinCoolingOff: true })
    expect([status, body.data?.coolingOff?.startAsked]).toEqual([201, true])
    expect(await leaveAfterFiveDays(body.data._id)).toMatchObject({
      amountPence: Math.round((108_00 * 23) / 28),
      feePence: 0,
    })
  })

  it('costs nothing where its renter did not', async () => {
    const { body } = await extendAsTrader({})
    expect(body.data.coolingOff.startAsked).toBe(false)
    expect(await leaveAfterFiveDays(body.data._id)).toMatchObject({ amountPence: 108_00 })
  })

  it('is asked for again where the partner has become private since', async () => {
    const { id } = await stay()
    await story.app.patch(`/users/${story.host.user._id}`, { hostKind: 'private' }, story.host)
    const wish = { endDate: '2027-02', coolingOffShown: true }
    const refused = await story.app.post(`/booking/${id}/extend`, wish, story.renter)
    expect([refused.status, refused.body.code]).toEqual([409, 'terms_changed'])
    expect(refused.body.details.quote).toMatchObject({ coolingOff: null })
  })
})

import { expect, it } from 'vitest'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { tripsOf } from '#test/asked-statements.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { mailTo, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'
import { followSuspension } from './follow-suspension.ts'

const story = storyOf(async app => ({ renter: await signUp(app, { role: 'customer' }) }))

it('the renters of a suspended partner are told with the trips of one', async () => {
  const { app, renter } = story
  const ctx = systemContext(app.services, 'test')
  const tripsWith = async (count: number) => {
    const host = await signUp(app)
    for (let n = 0; n < count; n += 1) {
      const { id } = await askedBooking(app, { host, renter }, { form: { autoApprove: true } })
      await recordPaid(app, id)
    }
    const follow = () => transaction(app.db, tx => followSuspension(tx, ctx, host.user._id, true))
    return (await tripsOf(follow)).length
  }
  const one = await tripsWith(1)
  // What is sent together may leave as two trips. Told one by one, the other three would take six.
  expect(await tripsWith(4)).toBeLessThanOrEqual(one + 2)
  const told = (await mailTo(app, renter.email)).filter(({ text }) => text.includes('is suspended'))
  expect(told).toHaveLength(5)
})

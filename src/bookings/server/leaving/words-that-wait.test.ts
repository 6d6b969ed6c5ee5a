import { expect, it } from 'vitest'
import { askedBooking, bookingStory, recordPaid } from '#test/bookings.ts'
import { deviceOf } from '#test/devices.ts'
import { mailTo, type Person, signUp } from '#test/factories.ts'

const { story } = bookingStory()

const leave = async ({ token, password }: Person) => {
  const left = await story.app.post('/auth/delete-account', { password }, { token })
  expect(left.status).toBe(200)
}

/** The newest letter to the renter, with what their devices show. */
async function told(renter: Person) {
  const [letter] = await mailTo(story.app, renter.email)
  return letter?.text ?? ''
}

it.each([
  ['denies', {}, 'The partner could not take your booking.'],
  ['cancels', { isPaid: true }, 'You get £645 back'],
])(
  'of a partner who %s and leaves stay behind, and the letter goes out without them',
  async (_deed, { isPaid = false }: { isPaid?: boolean }, rest) => {
    const { app } = story
    const host = await signUp(app, { role: 'partner' })
    const renter = await signUp(app, { role: 'customer' })
    const device = await deviceOf(app, renter)
    const { id } = await askedBooking(app, { host, renter })
    const answer = (more: object) => app.patch(`/booking/${id}`, more, host)
    if (isPaid) {
      await answer({ approvalStatus: 'approved' })
      await recordPaid(app, id)
    }
    const refused = { approvalStatus: 'disapproved', reason: 'My mother moves in on Friday' }
    expect((await answer(refused)).status).toBe(200)
    expect(await told(renter)).toContain('My mother moves in on Friday')
    const before = await told(renter)
    await leave(host)
    const after = await told(renter)
    expect(after).not.toContain('mother')
    expect(after.slice(0, 20)).toBe(before.slice(0, 20))
    expect(after).toContain(rest)
    expect((await device.told()).map(({ body }) => body).join()).not.toContain('mother')
  },
)

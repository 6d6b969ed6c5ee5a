import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { bookingStory } from '#test/bookings.ts'
import { anOperator, logInAgain, type Person } from '#test/factories.ts'

const { story, answer, pay, request } = bookingStory()

it.each(['host', 'renter'] as const)(
  'nobody is shown a mailbox of the %s who has left, or half of the words for them',
  async side => {
    const { app } = story
    const { id, end } = await request()
    await answer(id, 'approved')
    await pay(id)
    app.clock.moveTo(after(end, hourMs))
    const other = await logInAgain(app, side === 'host' ? story.renter : story.host)
    const seen = async (who: Person) => {
      const { partner, renter } = (await app.get(`/booking/${id}`, who)).body.data
      return side === 'host' ? partner : renter
    }
    expect((await seen(other)).email).toBe(story[side].email)
    const { password, token } = await logInAgain(app, story[side])
    expect((await app.post('/auth/delete-account', { password }, { token })).status).toBe(200)
    expect(await seen(other)).toMatchObject({
      ...{ firstName: 'Former member', lastName: null, email: null, phone: null },
    })
    const calendar = String((await app.get(`/booking/${id}/calendar.ics`, other)).body)
    const said = side === 'host' ? /Let by Former member to \w+\./ : /Let by \w+ to Former member\./
    expect(calendar.replace(/\r\n /g, '')).toMatch(said)
    const things = await app.get(`/booking/${id}/items`, other)
    expect(things.body.data.other).toBe('Former member')
    app.clock.moveTo(null)
    const listed = await app.get(`/admin/bookings?q=${id}`, await anOperator(app))
    expect(listed.body.data[0][side]).toEqual({ name: 'Former member', email: '' })
  },
)

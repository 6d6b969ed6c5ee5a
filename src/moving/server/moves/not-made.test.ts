import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { logInAgain, mailTo } from '#test/factories.ts'
import { moveStory, paidMove } from '#test/moves.ts'
import { followMoves } from './follow-moves.ts'
import { remindOfMoves } from './remind-of-moves.ts'

const { story, assigned, newest, paid } = moveStory()

const subjectsTo = async ({ email }: { email: string }) =>
  (await mailTo(story.app, email)).map(({ subject }) => subject)
const reminder = 'Nobody drives the move of Carys yet'
const notMade = 'The move of Carys did not take place'

async function at(moment: Date) {
  story.app.clock.moveTo(moment)
  await remindOfMoves(story.app.services)
  await followMoves(story.app.services)
}

describe('a move that nobody has planned', () => {
  it('is told to its partner once, a day before', async () => {
    const { start } = await paid()
    await at(after(start, -25 * hourMs))
    expect(await subjectsTo(story.host)).not.toContain(reminder)
    await at(after(start, -23 * hourMs))
    await at(after(start, -22 * hourMs))
    const told = (await subjectsTo(story.host)).filter(subject => subject === reminder)
    expect(told).toHaveLength(1)
    story.app.clock.moveTo(null)
  })

  it('is not told of again where a driver comes, or it was paid for just now', async () => {
    const { app } = story
    const planned = await assigned(96)
    app.clock.moveTo(after(planned.start, -44 * hourMs))
    const parties = {
      host: await logInAgain(app, story.host),
      renter: await logInAgain(app, story.renter),
    }
    const late = await paidMove(app, parties, 20)
    expect(late.start).toEqual(after(planned.start, -24 * hourMs))
    await at(after(late.start, -hourMs))
    await at(after(planned.start, -hourMs))
    expect(await subjectsTo(story.host)).not.toContain(reminder)
    app.clock.moveTo(null)
  })

  it('did not take place once its booking is over, and both sides are told what can be done', async () => {
    const { app, host, renter } = story
    const { start } = await paid()
    await at(after(start, 5 * dayMs))
    const told = await newest(renter.email)
    expect(told?.subject).toBe('Your move did not take place')
    expect(told?.text).toContain('open a dispute on the page of the booking within 14 days')
    expect((await newest(host.email))?.subject).toBe(notMade)
    app.clock.moveTo(null)
  })

  it('is not told of where the booking is cancelled before it was due', async () => {
    const { app, host, renter } = story
    const before = (await subjectsTo(host)).filter(subject => subject === notMade).length
    const { id } = await assigned()
    await app.patch(`/booking/cancel/${id}`, undefined, renter)
    await followMoves(app.services)
    expect((await subjectsTo(host)).filter(subject => subject === notMade)).toHaveLength(before)
  })

  it('is told of where the booking is cancelled after it was due', async () => {
    const { app } = story
    const { id, start } = await assigned()
    app.clock.moveTo(after(start, 6 * hourMs))
    const renter = await logInAgain(app, story.renter)
    expect((await app.patch(`/booking/cancel/${id}`, undefined, renter)).status).toBe(200)
    await followMoves(app.services)
    expect(await subjectsTo(renter)).toContain('Your move did not take place')
    expect((await newest(story.dan.email))?.subject).toBe('A move was taken off your list')
    app.clock.moveTo(null)
  })
})

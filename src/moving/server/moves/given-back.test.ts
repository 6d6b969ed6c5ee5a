import { expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { logInAgain } from '#test/factories.ts'
import { moveStory } from '#test/moves.ts'

const { story, assign, assigned, read } = moveStory()

/** The van has collected a box on the day, and could not bring it. */
async function broughtBack() {
  const { app } = story
  const move = await assigned()
  app.clock.moveTo(after(move.start, 2 * hourMs))
  const [host, renter] = [await logInAgain(app, story.host), await logInAgain(app, story.renter)]
  const at = `/booking/${move.id}`
  const item = { name: 'Moving box', count: 1 }
  const { _id: box } = (await app.post(`${at}/items`, item, renter)).body.data
  const record = async (kind: string) => {
    const { status } = await app.post(
      `${at}/item-records`,
      { kind, lines: [{ item: box, count: 1 }] },
      renter,
    )
    expect(status).toBe(201)
  }
  await record('handOver')
  const mark = (event: object) => app.patch(`${at}/move`, event, host)
  expect((await mark({ event: 'collect' })).status).toBe(200)
  expect((await mark({ event: 'fail', reason: 'A flat tyre' })).status).toBe(200)
  app.clock.moveTo(after(app.clock.now(), minuteMs))
  const plan = {
    ...move.plan,
    date: after(move.start, 24 * hourMs)
      .toISOString()
      .slice(0, 10),
  }
  return { ...move, plan, host, renter, record, mark }
}

it('goes on where it stopped while the things are on the van', async () => {
  const { id, plan, host } = await broughtBack()
  expect((await assign(id, plan, host)).body.data.state).toBe('collected')
  story.app.clock.moveTo(null)
})

it('begins anew where the renter has recorded that all of them are back', async () => {
  const { app } = story
  const { id, plan, host, renter, record, mark } = await broughtBack()
  await record('return')
  const planned = (await assign(id, plan, host)).body.data
  expect(planned).toMatchObject({ state: 'assigned', collectedAt: null, failedAt: null })
  const { collectedAt } = (await app.get(`/booking/${id}`, renter)).body.data
  expect(collectedAt).toBeNull()
  expect((await mark({ event: 'collect' })).body.data.state).toBe('collected')
  expect((await read(id, renter)).collectedAt).not.toBeNull()
  app.clock.moveTo(null)
})

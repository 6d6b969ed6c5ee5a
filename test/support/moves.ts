import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { followMoves } from '#moving/server/moves/follow-moves.ts'
import type { CallOptions, TestApp } from './app-under-test.ts'
import { type Parties, recordPaid } from './bookings.ts'
import { aDriver, approvedListing, mailTo, type Person, signUp } from './factories.ts'
import { storyOf } from './story.ts'

interface Driver {
  _id: string
  email: string
}

export async function addDriver(app: TestApp, host: Person, firstName: string): Promise<Driver> {
  return (await app.post('/drivers', aDriver({ firstName }), host)).body.data
}

/** A paid booking with moving, whose move has started. */
export async function paidMove(app: TestApp, { host, renter }: Parties, hoursAhead = 72) {
  const form = { storageNumber: 5, autoApprove: true, vehicleType: 'large-van' }
  const listing = await approvedListing(app, host, form)
  const start = noonAfter(app.clock.now(), hoursAhead)
  const asked = {
    storageListing: listing._id,
    startDate: start.toISOString(),
    endDate: after(start, 5 * dayMs).toISOString(),
    type: 'hourly',
    moving: true,
    pickupAddress: '1 Mill Lane, York, YO1 7HH',
  }
  const { status, body } = await app.post('/booking', asked, renter)
  if (status !== 201) throw new Error(`not booked: ${body.error}`)
  const id: string = body.data._id
  await recordPaid(app, id)
  await followMoves(app.services)
  return { id, date: start.toISOString().slice(0, 10), start }
}

function noonAfter(now: Date, hours: number): Date {
  const day = after(now, hours * hourMs)
  day.setUTCHours(12, 0, 0, 0)
  return day
}

/** The same, assigned to a driver, who has the link to that day's sheet. */
export async function assignedMove(
  app: TestApp,
  { driver, ...parties }: Parties & { driver: Driver },
  hoursAhead?: number,
) {
  const move = await paidMove(app, parties, hoursAhead)
  const plan = { driver: driver._id, date: move.date, window: '14-16' }
  const { status, body } = await app.put(`/booking/${move.id}/move`, plan, parties.host)
  if (status !== 200) throw new Error(`not assigned: ${body.error}`)
  const token: string = body.data.planning.daySheetUrl.split('/day-sheet/')[1]
  return { ...move, plan, token }
}

/** A story with a host, their driver, a renter and a stranger. */
export function moveStory() {
  const story = storyOf(async app => {
    const host = await signUp(app)
    return {
      host,
      renter: await signUp(app, { role: 'customer', firstName: 'Carys' }),
      stranger: await signUp(app),
      dan: await addDriver(app, host, 'Dan'),
    }
  })
  const deeds = {
    paid: (hoursAhead?: number) => paidMove(story.app, story, hoursAhead),
    assigned: (hoursAhead?: number) =>
      assignedMove(story.app, { ...story, driver: story.dan }, hoursAhead),
    read: async (id: string, who: CallOptions = story.renter) =>
      (await story.app.get(`/booking/${id}/move`, who)).body.data,
    assign: (id: string, plan: object, who: CallOptions = story.host) =>
      story.app.put(`/booking/${id}/move`, plan, who),
    newest: async (email: string) => (await mailTo(story.app, email))[0],
  }
  return { story, ...deeds }
}

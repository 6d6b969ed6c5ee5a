import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { recordPaid } from '#test/bookings.ts'
import { approvedListing, type Person, signUp, strangerId } from '#test/factories.ts'

const start = new Date('2031-07-03T13:00:00Z')

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp()
  app.clock.moveTo(after(start, -3 * dayMs))
  host = await signUp(app, { role: 'partner', firstName: 'Priya' })
  renter = await signUp(app, { role: 'customer', firstName: 'Rowan' })
})
afterAll(() => app.close())

async function booked() {
  const form = { services: [], autoApprove: true, hourlyRate: 10, storageTitle: 'Loft, dry; warm' }
  const listing = await approvedListing(app, host, form)
  const wish = {
    storageListing: listing._id,
    startDate: start.toISOString(),
    endDate: after(start, 3 * hourMs).toISOString(),
    type: 'hourly',
  }
  const { body } = await app.post('/booking', wish, renter)
  return { id: body.data._id as string, listing }
}

const read = (id: string, person?: Person) => app.get(`/booking/${id}/calendar.ics`, person)

describe('a booking for the calendar', () => {
  it('is a file for its renter and its partner, with the way back to each of their pages', async () => {
    const { id } = await booked()
    const mine = await read(id, renter)
    expect(mine.status).toBe(200)
    expect(mine.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(mine.headers.get('content-disposition')).toBe(`attachment; filename="holdall-${id}.ics"`)
    expect(mine.headers.get('cache-control')).toBe('no-store')
    const file = String(mine.body)
    expect(file).toContain('\r\nDTSTART:20310703T130000Z\r\nDTEND:20310703T160000Z\r\n')
    expect(file).toContain('\r\nSUMMARY:Storage: Loft\\, dry\\; warm\r\n')
    expect(file).toContain(
      '\r\nDESCRIPTION:3 July 2031\\, 14:00 to 17:00. Let by Priya to Rowan.\r\n',
    )
    expect(file.replace(/\r\n /g, '')).toContain(`/your-storage/${id}\r\n`)
    const theirs = String((await read(id, host)).body)
    expect(theirs.replace(/\r\n /g, '')).toContain(`/bookings/${id}\r\n`)
  })

  it('is not there for anybody else, word for word as if it did not exist', async () => {
    const { id } = await booked()
    const stranger = await signUp(app, { role: 'customer' })
    const refused = await read(id, stranger)
    const missing = await read(strangerId, stranger)
    expect(refused.status).toBe(404)
    expect(refused.body).toEqual(missing.body)
    expect((await read(id)).status).toBe(401)
  })

  it('tells the door only once it is paid, and is called off with the booking', async () => {
    const { id, listing } = await booked()
    const doorOf = async () => String((await read(id, renter)).body).replace(/\r\n /g, '')
    const door = listing.address.replace(/,/g, '\\,')
    const before = await doorOf()
    expect(before).toContain('\r\nSEQUENCE:1\r\nSTATUS:CONFIRMED\r\n')
    expect(before).not.toContain(door)
    await recordPaid(app, id)
    expect(await doorOf()).toContain(`\r\nLOCATION:${door}\r\n`)
    await app.patch(`/booking/cancel/${id}`, undefined, renter)
    const gone = await doorOf()
    expect(gone).toContain('\r\nSEQUENCE:3\r\nSTATUS:CANCELLED\r\n')
    expect(gone).not.toContain(door)
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon, londonDay } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Stop } from '#moving/rules/move-wire.ts'
import { movePhotosKeptDays } from '#moving/rules/photos-kept.ts'
import { mailTo, type Person } from '#test/factories.ts'
import { addDriver, moveStory } from '#test/moves.ts'
import { eraseMoves, exportMoves } from '../account-leaving.ts'
import { followMoves } from '../moves/follow-moves.ts'
import { tidyMovePhotos } from '../moves/tidy-move-photos.ts'

const { story, assign, assigned, newest, paid, read } = moveStory()
const sheet = (token: string) => story.app.get(`/day-sheet/${token}`)
const jpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#E8A33D' } })
    .jpeg()
    .toBuffer()

async function photograph(token: string, id: string, kind: string, bytes?: Uint8Array) {
  const body = new FormData()
  body.append('photo', new File([new Uint8Array(bytes ?? (await jpeg()))], 'van.jpg'))
  return story.app.post(`/day-sheet/${token}/${id}/${kind}`, body)
}

describe('a driver’s day sheet', () => {
  it('holds the stops of that day in order, and nothing of another', async () => {
    const { id, token, date, plan } = await assigned()
    const early = await paid()
    await assign(early.id, { ...plan, window: '12-14' })
    const other = await paid(96)
    await assign(other.id, { ...plan, date: other.date })
    const { body } = await sheet(token)
    expect(body.data).toMatchObject({ firstName: 'Dan', date })
    const stops: { move: string; kind: string }[] = body.data.stops
    expect(stops.map(({ move, kind }) => [move, kind])).toEqual([
      [early.id, 'collect'],
      [early.id, 'deliver'],
      [id, 'collect'],
      [id, 'deliver'],
    ])
    expect(body.data.stops[0]).toMatchObject({
      address: '1 Mill Lane, York, YO1 7HH',
      contact: { firstName: 'Carys' },
      standing: 'now',
    })
    expect(body.data.stops[1]).toMatchObject({
      address: '14 Canary Row, Headingley, Leeds, LS6 3AB',
      standing: 'later',
    })
    expect(JSON.stringify(body)).not.toContain(story.renter.email)
    expect((await photograph(token, other.id, 'collect')).status).toBe(404)
  })

  it('takes a photograph for each step, in order, and each only once', async () => {
    const { id, token } = await assigned()
    expect((await photograph(token, id, 'deliver')).body.code).toBe('move_out_of_order')
    expect((await photograph(token, id, 'collect', Buffer.from('no picture'))).status).toBe(415)
    const twice = await Promise.all([1, 2].map(() => photograph(token, id, 'collect')))
    expect(twice.map(({ status }) => status).sort()[0]).toBe(200)
    const collected = await read(id)
    expect(collected.state).toBe('collected')
    expect((await photograph(token, id, 'collect')).status).toBe(200)
    expect((await read(id)).collectedPhoto).toBe(collected.collectedPhoto)
    const toRenter = (await mailTo(story.app, story.renter.email)).filter(({ subject }) =>
      subject.startsWith('Your things are on the van'),
    )
    expect(toRenter).toHaveLength(1)
    const done = await photograph(token, id, 'deliver')
    expect(done.body.data.stops.map(({ standing }: { standing: string }) => standing)).toEqual([
      'done',
      'done',
    ])
    expect(await read(id)).toMatchObject({ state: 'delivered' })
    expect((await newest(story.host.email))?.subject).toBe('The move of Carys is done')
    expect((await newest(story.renter.email))?.text).toContain(
      'A photograph is on your booking page.',
    )
  })

  it('shows its photographs to the two of the booking and to nobody else', async () => {
    const { id, token } = await assigned()
    await photograph(token, id, 'collect')
    const { collectedPhoto } = await read(id)
    const look = async (who?: Person) => {
      const headers = who ? { authorization: `Bearer ${who.token}` } : {}
      const request = new Request(`http://localhost:3000${collectedPhoto}`, { headers })
      const response = await story.app.app.fetch(request)
      await response.arrayBuffer()
      return response.status
    }
    expect([await look(story.renter), await look(story.host)]).toEqual([200, 200])
    expect([await look(story.stranger), await look()]).toEqual([404, 404])
  })

  it('keeps its photographs for a year after the stay, and while it is in dispute', async () => {
    const { app } = story
    const { id, token } = await assigned()
    await photograph(token, id, 'collect')
    const { rows } = await app.pool.query('select ends_at as end from booking where id = $1', [id])
    const tidyAt = async (now: Date) => {
      await tidyMovePhotos({ db: app.db, clock: { ...app.clock, now: () => now } })
      return (await read(id)).collectedPhoto
    }
    const year = after(rows[0].end, movePhotosKeptDays * dayMs)
    expect(await tidyAt(after(year, -hourMs))).not.toBeNull()
    const contest = (at: Date | null) =>
      app.pool.query('update booking set contested_at = $2 where id = $1', [id, at])
    await contest(year)
    expect(await tidyAt(after(year, hourMs))).not.toBeNull()
    await contest(null)
    expect(await tidyAt(after(year, hourMs))).toBeNull()
  })

  it('gives up its photographs once the renter has left', async () => {
    const { app, renter } = story
    const { id, token } = await assigned()
    await photograph(token, id, 'collect')
    const mine = systemContext(app.services, 'test')
    const names = async () => {
      const found = []
      for await (const move of exportMoves(mine, renter.user._id)) found.push(move)
      return found.find(one => (one as { booking: string }).booking === id)
    }
    const { collectedPhoto } = await read(id)
    expect(await names()).toMatchObject({ photos: [collectedPhoto] })
    await transaction(app.db, tx => eraseMoves(tx, mine, renter.user._id))
    expect(await names()).toMatchObject({ photos: [] })
  })

  it('lets the driver say that it cannot be done; the partner plans it anew', async () => {
    const { id, token, plan } = await assigned()
    const failing = (reason: string) => story.app.post(`/day-sheet/${token}/${id}/fail`, { reason })
    expect((await failing(' ')).status).toBe(422)
    expect((await failing('Nobody opened the door')).status).toBe(200)
    expect((await photograph(token, id, 'collect')).status).toBe(409)
    expect(await read(id)).toMatchObject({ state: 'failed', reason: 'Nobody opened the door' })
    expect((await assign(id, plan)).body.data).toMatchObject({ state: 'assigned', reason: null })
  })

  it('goes on with another driver, and what was collected stays on record', async () => {
    const { id, token, plan } = await assigned()
    await photograph(token, id, 'collect')
    const { collectedAt, collectedPhoto } = await read(id)
    await story.app.post(`/day-sheet/${token}/${id}/fail`, { reason: 'The van broke down' })
    const eve = await addDriver(story.app, story.host, 'Eve')
    const again = await assign(id, { ...plan, driver: eve._id, window: '18-20' })
    expect(again.body.data).toMatchObject({ state: 'collected', reason: null, collectedAt })
    expect(await read(id)).toMatchObject({
      collectedAt,
      collectedPhoto,
      driver: { firstName: 'Eve' },
    })
    expect(collectedPhoto).not.toBeNull()
    const told = await newest(story.renter.email)
    expect(told?.subject).toMatch(/^Eve brings your things on .*, between 18:00 and 20:00$/)
    expect(told?.text).toContain('nobody needs to be at the door')
    expect((await newest(eve.email))?.text).toContain('The things were collected before')
    expect((await newest(story.dan.email))?.text).toContain('are handed over')
    const theirs: string = again.body.data.planning.daySheetUrl.split('/day-sheet/')[1]
    const standings = (await sheet(theirs)).body.data.stops.map((stop: Stop) => stop.standing)
    expect(standings).toEqual(['done', 'now'])
    expect((await photograph(theirs, id, 'deliver')).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'delivered', collectedPhoto })
  })

  it('no longer leads to where nothing is to be collected', async () => {
    const { id, token, plan } = await assigned(24 * 20)
    const other = await paid(24 * 20)
    await assign(other.id, { ...plan, window: '12-14' })
    await story.app.patch(`/booking/cancel/${id}`, undefined, story.renter)
    await followMoves(story.app.services)
    expect((await newest(story.dan.email))?.subject).toBe('A move was taken off your list')
    const { stops } = (await sheet(token)).body.data
    expect(stops.map(({ move, kind }: Stop) => [move, kind])).toEqual([
      [other.id, 'collect'],
      [other.id, 'deliver'],
    ])
  })

  it('closes the morning after, with the driver, and with another driver', async () => {
    const { id, token, start, plan } = await assigned()
    const closed = async () => (await sheet(token)).body.code
    const eve = await addDriver(story.app, story.host, 'Eve')
    await assign(id, { ...plan, driver: eve._id })
    expect((await sheet(token)).body.data.stops).toEqual([])
    expect((await photograph(token, id, 'collect')).status).toBe(404)
    const midnight = londonDay(inLondon(start).toPlainDate()).end
    await story.app.post('/dev/clock', { now: after(midnight, 4 * hourMs).toISOString() })
    expect(await closed()).toBeUndefined()
    await story.app.post('/dev/clock', { now: after(midnight, 8 * hourMs).toISOString() })
    expect(await closed()).toBe('day_sheet_closed')
    await story.app.post('/dev/clock', { now: null })
    await story.app.delete(`/drivers/${story.dan._id}`, story.host)
    expect(await closed()).toBe('day_sheet_closed')
  })

  it('cannot be made up', async () => {
    const { token } = await assigned()
    const bent = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
    for (const forged of [bent, 'x', `x${token}`, '0', 'null', 'e30.e30.', '%00']) {
      expect((await sheet(forged)).status).toBe(404)
    }
  })
})

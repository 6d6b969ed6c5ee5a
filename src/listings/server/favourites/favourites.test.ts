import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostFavourites } from '#listings/rules/favourites.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { copyRow } from '#test/copy-row.ts'
import { approvedListing, type Person, signUp, strangerId } from '#test/factories.ts'

describe('hearts on listings', () => {
  let app: TestApp
  let host: Person
  beforeAll(async () => {
    app = await testApp()
    host = await signUp(app)
  })
  afterAll(() => app.close())

  const save = (id: string, person: Person) =>
    app.call('PUT', `/users/favourites/${id}`, { token: person.token })
  const forget = (id: string, person: Person) => app.delete(`/users/favourites/${id}`, person)
  const saved = async (person: Person) => {
    const { body } = await app.get('/users/favourites', person)
    return { ids: body.data.map((card: ListingCard) => card._id), meta: body.meta }
  }

  it('are kept, newest first, once each, and taken away again', async () => {
    const [first, second] = [await approvedListing(app, host), await approvedListing(app, host)]
    const renter = await signUp(app, { role: 'customer' })
    expect((await save(first._id, renter)).status).toBe(200)
    for (const _twice of [1, 2]) expect((await save(second._id, renter)).status).toBe(200)
    expect((await saved(renter)).ids).toEqual([second._id, first._id])
    for (const _twice of [1, 2]) expect((await forget(second._id, renter)).status).toBe(200)
    expect((await saved(renter)).ids).toEqual([first._id])
    expect((await saved(host)).ids).toEqual([])
  })

  it('are shown no more on what is not offered, and come back with it', async () => {
    const listing = await approvedListing(app, host)
    const renter = await signUp(app, { role: 'customer' })
    await save(listing._id, renter)
    const flip = () => app.put(`/listings/${listing._id}/toggle-availability`, undefined, host)
    await flip()
    expect(await saved(renter)).toEqual({ ids: [], meta: { unavailable: 1 } })
    await flip()
    expect(await saved(renter)).toEqual({ ids: [listing._id], meta: { unavailable: 0 } })
    await app.delete(`/listings/${listing._id}`, host)
    const gone = { ids: [], meta: { unavailable: 0 } }
    expect(await saved(renter), 'what never comes back is not counted').toEqual(gone)
    expect((await save(listing._id, renter)).status).toBe(404)
    expect((await forget(listing._id, renter)).status).toBe(200)
  })

  it('need a listing that there is, and somebody who is logged in', async () => {
    const renter = await signUp(app, { role: 'customer' })
    expect((await save(strangerId, renter)).status).toBe(404)
    expect((await save('null', renter)).status).toBe(404)
    expect((await app.call('PUT', `/users/favourites/${strangerId}`, {})).status).toBe(401)
    expect((await app.get('/users/favourites')).status).toBe(401)
  })

  it('of a visitor are shown in the order in which the browser names them, if still offered', async () => {
    const first = await approvedListing(app, host)
    const paused = await approvedListing(app, host)
    const second = await approvedListing(app, host)
    await app.put(`/listings/${paused._id}/toggle-availability`, undefined, host)
    const deleted = await approvedListing(app, host)
    await app.delete(`/listings/${deleted._id}`, host)
    const draft = (await app.post('/listings', { storageTitle: 'Not finished' }, host)).body.data
    const ids = [second._id, strangerId, paused._id, deleted._id, draft._id, first._id]
    const { status, body } = await app.post('/users/favourites/kept-in-browser', { ids })
    expect(status).toBe(200)
    expect(body.data.map((card: ListingCard) => card._id)).toEqual([second._id, first._id])
    expect(body.meta, 'only the paused one may come back').toEqual({ unavailable: 1 })
    const tooMany = { ids: Array.from({ length: mostFavourites + 1 }, () => strangerId) }
    expect((await app.post('/users/favourites/kept-in-browser', tooMany)).status).toBe(422)
  })

  it('are at most 200, however many are pressed at once', async () => {
    const listing = await approvedListing(app, host)
    const others: { _id: string }[] = []
    for (let n = 0; n < 8; n += 1) {
      others.push({ _id: await copyRow(app.pool, 'listing', listing._id, {}) })
    }
    const renter = await signUp(app, { role: 'customer' })
    for (let n = 1; n < mostFavourites; n += 1) {
      const id = await copyRow(app.pool, 'listing', listing._id, {})
      await app.pool.query('insert into favourite values ($1, $2, now())', [renter.user._id, id])
    }
    const pressed = await Promise.all(others.map(({ _id }) => save(_id, renter)))
    const statuses = pressed.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(pressed.find(({ status }) => status === 409)?.body.code).toBe('favourites_full')
  })

  it('are part of the export of a person, and leave with them', async () => {
    const listing = await approvedListing(app, host)
    const renter = await signUp(app, { role: 'customer' })
    await save(listing._id, renter)
    const { body } = await app.get('/users/me/export', renter)
    expect(JSON.stringify(body)).toContain(`"favourites":[{"listing":"${listing._id}"`)
    const password = { password: renter.password }
    expect((await app.post('/auth/delete-account', password, renter)).status).toBe(200)
    const sql = 'select from favourite where owner_id = $1'
    expect((await app.pool.query(sql, [renter.user._id])).rows).toEqual([])
  })
})

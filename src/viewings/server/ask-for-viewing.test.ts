import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { signUp } from '#test/factories.ts'
import { openAtMost } from '#viewings/rules/viewing-terms.ts'
import { viewings } from './viewings.fixture.ts'

const { story, at, ask, asked, answer, mine, newest, exactAddress } = viewings()

describe('a renter asks to see a space', () => {
  it('with up to three times, and both are told', async () => {
    const viewing = await asked(30, 5, 60)
    expect(viewing).toMatchObject({ as: 'renter', state: 'asked', other: 'Hal', startsAt: null })
    expect(viewing.proposed).toEqual([at(5), at(30), at(60)])
    expect(viewing.allowed).toEqual(['withdraw'])
    const [toHost, toRenter] = [await newest(story.host), await newest(story.renter)]
    expect(toHost.subject).toContain('Rae would like to see')
    expect(toHost.text).toContain('(UK time)')
    expect(toRenter.subject).toContain('You have asked to see')
    expect(JSON.stringify(viewing) + toRenter.text).not.toContain(exactAddress())
    expect((await mine('host'))[0].allowed).toEqual(['pick', 'offer', 'decline'])
  })

  it('at times that are whole, apart, and between 2 hours and 30 days from now', async () => {
    const odd = after(new Date(at(9)), minuteMs).toISOString()
    const wrong = [[], [at(3), at(3)], [at(3), at(4), at(5), at(6)], [odd], ['soon'], [null]]
    for (const times of wrong) {
      expect([400, 422]).toContain((await ask(times as string[])).status)
    }
    for (const hours of [1, -5, 24 * 30 + 1]) {
      expect((await ask([at(4), at(hours)])).body.code).toBe('viewing_times')
    }
    expect(await mine('renter')).toEqual([])
  })

  it('not of their own, nor of one that is not let, and only with a verified account', async () => {
    expect((await ask([at(5)], story.host)).body.code).toBe('booking_own_listing')
    expect((await ask([at(5)], story.renter, randomUUID())).status).toBe(404)
    const unverified = await signUp(story.app, { role: 'customer', verified: false })
    expect((await ask([at(5)], unverified)).status).toBe(403)
    await story.app.put(`/listings/${story.listing._id}/toggle-availability`, undefined, story.host)
    expect((await ask([at(5)])).body.code).toBe('viewing_not_possible')
  })

  it('at most three at a time for one space, also of twelve presses at once', async () => {
    const presses = await Promise.all(Array.from({ length: 12 }, (_, n) => ask([at(5 + n)])))
    const statuses = presses.map(({ status }) => status).toSorted()
    expect(statuses.filter(status => status === 201)).toHaveLength(openAtMost)
    expect(new Set(presses.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['viewings_full']),
    )
    const [first] = await mine('renter')
    await answer(first._id, { event: 'withdraw' }, story.renter)
    expect((await ask([at(5)])).status).toBe(201)
  })

  it('once, however often the same press arrives', async () => {
    const body = { listing: story.listing._id, times: [at(5)] }
    const options = { token: story.renter.token, headers: { 'idempotency-key': randomUUID() } }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => story.app.post('/viewings', body, options)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(await mine('renter')).toHaveLength(1)
  })
})

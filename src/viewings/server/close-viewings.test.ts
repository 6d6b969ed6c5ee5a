import { describe, expect, it } from 'vitest'
import { duringTransaction, suspending } from '#test/database.ts'
import { anOperator, decide, mailTo } from '#test/factories.ts'
import { viewings } from './viewings.fixture.ts'

const { story, at, ask, asked, mine, agreed } = viewings()

describe('what was open ends, with a word to both', () => {
  const expectClosed = async () => {
    for (const person of [story.host, story.renter]) {
      const subjects = (await mailTo(story.app, person.email)).map(({ subject }) => subject)
      expect(subjects.filter(one => one.includes('does not take place'))).toHaveLength(2)
    }
  }
  const both = async () => [await asked(30), await agreed(40)]

  it('when the listing is deleted', async () => {
    await both()
    const { _id } = story.listing
    expect((await story.app.delete(`/listings/${_id}`, story.host)).status).toBe(200)
    await expectClosed()
    expect(await mine('renter')).toEqual([])
    expect((await mine('renter', 'past'))[0]).toMatchObject({
      state: 'closed',
      reason: 'The space is no longer let.',
      listing: { isExact: false },
    })
  })

  it('when the operator suspends the listing', async () => {
    await both()
    await decide(story.app, story.listing._id, { status: 'suspended', reason: 'Unsafe' })
    await expectClosed()
  })

  it('when one of them blocks the other, who cannot ask again', async () => {
    await both()
    const thread = await story.app.post(
      '/messages/threads',
      { listing: story.listing._id },
      story.renter,
    )
    const block = `/messages/threads/${thread.body.data._id}/block`
    const blocked = await story.app.post(block, undefined, story.renter)
    expect([thread.status, blocked.status]).toEqual([201, 200])
    await expectClosed()
    expect((await ask([at(5)])).body.code).toBe('viewing_not_possible')
    await story.app.delete(block, story.renter)
    expect((await ask([at(5)])).status).toBe(201)
  })

  it.each(['host', 'renter'] as const)('when the %s is suspended', async who => {
    await both()
    const operator = await anOperator(story.app)
    const suspension = { suspended: true, reason: 'Complaints' }
    const path = `/admin/people/${story[who].user._id}`
    expect((await story.app.patch(path, suspension, operator)).status).toBe(200)
    await expectClosed()
  })

  it('and none is asked for by a renter who is being suspended', async () => {
    const refused = await duringTransaction(story.app.pool, suspending(story.renter), () =>
      ask([at(5)]),
    )
    expect(refused.status).toBe(404)
  })

  it.each(['host', 'renter'] as const)(
    'when the %s leaves, who can take a copy before',
    async who => {
      await both()
      const person = story[who]
      const copy = await story.app.get('/users/me/export', person)
      expect(copy.body.data?.viewings ?? copy.body.viewings).toHaveLength(2)
      const gone = await story.app.post(
        '/auth/delete-account',
        { password: person.password },
        person,
      )
      expect(gone.status).toBe(200)
      const other = who === 'host' ? story.renter : story.host
      const subjects = (await mailTo(story.app, other.email)).map(({ subject }) => subject)
      expect(subjects.filter(one => one.includes('does not take place'))).toHaveLength(2)
      const sql = 'select from viewing where host_id = $1 or renter_id = $1'
      expect((await story.app.pool.query(sql, [person.user._id])).rows).toEqual([])
    },
  )
})

it('a copy of one’s data has all viewings, however many', async () => {
  const { app, renter, listing, host } = story
  const many = 10_001
  await app.pool.query(
    `insert into viewing
       (id, listing_id, host_id, renter_id, state, proposed, created_at, changed_at)
     select gen_random_uuid(), $1, $2, $3, 'expired', array[now()], now(), now()
     from generate_series(1, $4::int)`,
    [listing._id, host.user._id, renter.user._id, many],
  )
  const { body } = await app.get('/users/me/export', renter)
  expect(body.status).toBe('success')
  expect(body.data.viewings).toHaveLength(many)
})

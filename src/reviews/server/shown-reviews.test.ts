import { describe, expect, it } from 'vitest'
import { duringTransaction } from '#test/database.ts'
import { again, mailTo, type Person } from '#test/factories.ts'
import { fromHost, fromRenter, reviews } from './reviews.fixture.ts'

const { story, arrange, book, write, writeBack, read, shown, decide, respond, subjects } = reviews()

async function onDesk(reviewId: string) {
  const { body } = await story.app.get('/admin/reviews?status=reported', await again(story.app))
  return body.data.find((one: { _id: string }) => one._id === reviewId)
}

describe('once it is shown', () => {
  it('is answered once, by whom it is about', async () => {
    const { id, listingId } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    expect((await respond(reviewId)).status).toBe(404)
    await writeBack(id)
    expect((await respond(reviewId, story.renter)).status).toBe(404)
    expect((await respond(reviewId, story.stranger)).status).toBe(404)
    const [one, other] = await Promise.all([respond(reviewId), respond(reviewId)])
    expect([one.status, other.status].toSorted()).toEqual([201, 409])
    expect((await respond(reviewId)).body.code).toBe('review_answered')
    expect((await shown(listingId)).data[0].response.text).toBe('Thank you, come again.')
    expect(await subjects(story.renter)).toContain('An answer to your review')
  })

  it('can be reported by anybody with an account, and waits for the operator', async () => {
    const { id } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    const report = (person?: Person) =>
      story.app.post(`/reviews/${reviewId}/report`, { reason: 'It names my neighbour.' }, person)
    expect((await report(story.stranger)).status).toBe(404)
    await writeBack(id)
    expect((await report()).status).toBe(401)
    expect([(await report(story.stranger)).status, (await report(story.stranger)).status]).toEqual([
      200, 200,
    ])
    const { reports } = await onDesk(reviewId)
    expect(reports).toMatchObject([{ reason: 'It names my neighbour.' }])
    expect((await decide(reviewId, { status: 'shown' })).status).toBe(200)
    expect(await onDesk(reviewId)).toBeUndefined()
  })

  it('says on the desk that the partner of its space is suspended, whoever wrote it', async () => {
    const { id } = await arrange()
    const written = [(await write(id)).body.data, (await writeBack(id)).body.data]
    for (const [at, reporter] of [story.host, story.renter].entries()) {
      const report = { reason: 'Is it true?' }
      await story.app.post(`/reviews/${written[at]._id}/report`, report, reporter)
    }
    const marks = () =>
      Promise.all(written.map(async ({ _id }) => (await onDesk(_id)).isPartnerSuspended))
    const suspend = async ({ user }: Person) => {
      const suspension = { suspended: true, reason: 'Spam.' }
      await story.app.patch(`/admin/people/${user._id}`, suspension, await again(story.app))
    }
    await suspend(story.renter)
    expect(await marks()).toEqual([false, false])
    await suspend(story.host)
    expect(await marks()).toEqual([true, true])
  })

  it('is told to the operator when it is reported, not for each that reports it', async () => {
    const { id } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    const operators = async () => {
      const mails = await mailTo(story.app, story.app.services.config.SUPPORT_EMAIL)
      return mails.filter(({ subject }) => subject.includes('has reported a review'))
    }
    const before = (await operators()).length
    const report = (person: Person, reason: string) =>
      story.app.post(`/reviews/${reviewId}/report`, { reason }, person)
    await report(story.stranger, 'It names my neighbour.')
    await report(story.host, 'It is about somebody else.')
    const [mail, ...older] = await operators()
    expect(older).toHaveLength(before)
    expect(mail?.text).toContain('It names my neighbour.')
    expect(mail?.text).toContain('/admin/reviews?status=reported')
    await decide(reviewId, { status: 'shown' })
    await report(story.host, 'It is about somebody else.')
    expect(await operators()).toHaveLength(before + 2)
  })

  it('can be reported again once a report is closed, such as for the answer beside it', async () => {
    const { id } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    const report = async (reason: string) => {
      await story.app.post(`/reviews/${reviewId}/report`, { reason }, story.stranger)
      return onDesk(reviewId)
    }
    expect((await report('It names my neighbour.')).reports).toHaveLength(1)
    await decide(reviewId, { status: 'shown' })
    expect(await onDesk(reviewId)).toBeUndefined()
    await respond(reviewId)
    const again = (await report('The answer gives my number.')).reports
    expect(again).toMatchObject([{ reason: 'The answer gives my number.' }])
    const still = (await report('And again.')).reports
    expect(still).toEqual(again)
  })

  it('stays reported where whoever reported it deletes the account, without who it was', async () => {
    const { id } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    const { app, stranger } = story
    const reports = () => app.get('/users/me/export', stranger)
    await app.post(`/reviews/${reviewId}/report`, { reason: 'It names my neighbour.' }, stranger)
    expect(JSON.stringify((await reports()).body)).toContain('It names my neighbour.')
    const left = await app.post('/auth/delete-account', undefined, stranger)
    expect(left.status).toBe(200)
    expect((await onDesk(reviewId))?.reports).toMatchObject([{ reason: 'It names my neighbour.' }])
    const { rows } = await app.pool.query(
      'select review_report::text as kept from review_report where review_id = $1',
      [reviewId],
    )
    expect(rows[0].kept).not.toContain(stranger.user._id)
    expect((await decide(reviewId, { status: 'shown' })).status).toBe(200)
    expect(await onDesk(reviewId)).toBeUndefined()
  })

  it('is not on the desk for ever when it is taken down while somebody reports it', async () => {
    const { id } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    const reported = await duringTransaction(
      story.app.pool,
      [`update review set state = 'removed', removed_at = now() where id = $1`, [reviewId]],
      () => story.app.post(`/reviews/${reviewId}/report`, { reason: 'Rude.' }, story.stranger),
    )
    expect(reported.status).toBe(404)
    expect(await onDesk(reviewId)).toBeUndefined()
  })

  it('stays where only the answer to it is taken down, for good and with a reason for both', async () => {
    const { id, listingId } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    const answer = { status: 'answerRemoved', reason: 'It gives a telephone number.' }
    expect((await decide(reviewId, answer)).status, 'there is none yet').toBe(409)
    await respond(reviewId)
    const reason = { reason: 'The answer gives my number.' }
    await story.app.post(`/reviews/${reviewId}/report`, reason, story.renter)
    expect((await decide(reviewId, { status: 'answerRemoved' })).status).toBe(422)
    expect((await decide(reviewId, answer)).body.data).toMatchObject({ response: null })
    expect(await onDesk(reviewId)).toBeUndefined()
    const { data, meta } = await shown(listingId)
    expect([data[0].response, meta.written]).toEqual([null, 1])
    expect((await respond(reviewId)).body.code).toBe('review_answered')
    expect((await read(id, story.host)).theirs.allowed).toEqual([])
    expect(await subjects(story.host)).toContain('We have taken down your answer to a review of')
    expect(await subjects(story.renter)).toContain('taken down the answer to your review of')
    const log = await story.app.get('/admin/takedowns', await again(story.app))
    expect(log.body.data[0]).toMatchObject({ what: 'answer', reason: answer.reason })
  })

  it('is taken down by the operator with a reason that both read, and counts no more', async () => {
    const { id, listingId } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    expect((await decide(reviewId, {})).status).toBe(422)
    const reason = 'It gives the address of a third person.'
    expect((await decide(reviewId, { status: 'removed', reason })).body.data.state).toBe('removed')
    expect((await shown(listingId)).data).toEqual([])
    expect((await read(id)).mine).toMatchObject({ state: 'removed', removedBecause: reason })
    expect((await read(id, story.host)).theirs).toMatchObject({ removedBecause: reason })
    const log = await story.app.get('/admin/takedowns?limit=1', await again(story.app))
    expect(log.body.data).toMatchObject([{ what: 'review', reason, title: expect.any(String) }])
    for (const person of [story.host, story.renter]) {
      expect((await mailTo(story.app, person.email))[0]?.text).toContain(reason)
    }
    expect((await respond(reviewId)).body.code).toBe('review_closed')
    expect((await decide(reviewId, { reason })).body.code).toBe('review_closed')
  })

  it('is taken down and answered at once: down it is, with the answer or without', async () => {
    const { id, listingId } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    const operator = await again(story.app)
    const [removed, answered] = await Promise.all([
      story.app.patch(
        `/admin/reviews/${reviewId}`,
        { reason: 'It is about somebody else.' },
        operator,
      ),
      respond(reviewId),
    ])
    expect(removed.status).toBe(200)
    expect([201, 409]).toContain(answered.status)
    expect((await shown(listingId)).data).toEqual([])
  })
})

it('a partner who cancels a paid booking leaves a line that nobody writes', async () => {
  await arrange()
  const { id, listingId } = await book()
  await story.app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, story.host)
  const { data, meta } = await shown(listingId)
  expect(data).toMatchObject([
    { rating: null, by: { firstName: 'Holdall' }, stayed: null, response: null },
  ])
  expect(data[0].text).toMatch(/^The partner cancelled a paid booking before its start/)
  const distribution = [0, 0, 0, 0, 0]
  expect(meta).toMatchObject({ total: 1, written: 0, rating: null, distribution })
  const ofPartner = `/users/partners/${story.host.user._id}/reviews`
  expect((await story.app.get(ofPartner)).body.meta).toMatchObject({ total: 1, written: 0 })
  expect((await shown(listingId, '?stars=5')).data).toEqual([])
})

describe('of a partner', () => {
  const ofPartner = (query = '') =>
    story.app.get(`/users/partners/${story.host.user._id}/reviews${query}`, story.stranger)

  it('all that renters say stands on one page, with the space while it is let', async () => {
    const { id, listingId } = await arrange()
    await write(id)
    expect((await ofPartner()).body).toMatchObject({ data: [], meta: { total: 0, written: 0 } })
    await writeBack(id)
    const { body } = await ofPartner()
    expect(body.meta).toEqual({ page: 1, limit: 12, total: 1, written: 1 })
    expect(body.data).toMatchObject([
      { rating: 4, text: fromRenter.text, by: { firstName: 'Rowan' }, space: expect.any(String) },
    ])
    expect((await ofPartner('?page=2')).body.data).toEqual([])
    expect(JSON.stringify(body)).not.toContain(fromHost.text)
    const other = await book()
    await story.app.delete(`/listings/${listingId}`, story.host)
    expect((await ofPartner()).body.data).toMatchObject([{ space: null }])
    const down = { status: 'suspended', reason: 'A report.' }
    const path = `/admin/listings/${other.listingId}`
    expect((await story.app.patch(path, down, await again(story.app))).status).toBe(200)
    expect((await ofPartner()).status, 'as their page').toBe(404)
    const nobody = `/users/partners/${story.renter.user._id}/reviews`
    expect((await story.app.get(nobody, story.stranger)).status).toBe(404)
  })
})

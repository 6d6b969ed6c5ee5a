import { expect, it } from 'vitest'
import { systemContext } from '#foundation/server/context.ts'
import { type AskedStatement, rowsLookedAt, statementsOf, tripsOf } from '#test/asked-statements.ts'
import { approvedListing, draftListing, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'
import { hideListingsOfHost } from './hide-listings-of-host.ts'

const story = storyOf(async app => ({ leaver: await signUp(app), other: await signUp(app) }))

it('a copy of their data and leaving look at the listings of one partner alone', async () => {
  const { app, leaver, other } = story
  await draftListing(app, leaver)
  const { _id } = await approvedListing(app, leaver)
  await app.delete(`/listings/${_id}`, leaver)
  const { _id: another } = await draftListing(app, other)
  await app.pool.query(
    `insert into listing (id, host_id, created_at, updated_at, card, card_made_by)
     select gen_random_uuid(), host_id, created_at, updated_at, card, card_made_by
     from listing, generate_series(1, 3000) where id = $1`,
    [another],
  )
  await app.pool.query('analyze listing')
  const isOfHost = ({ text }: AskedStatement) =>
    /select \* from "?listing"? where "?host_id"? =/.test(text)
  const asked = [
    ...(await statementsOf(() => app.get('/users/me/export', leaver))),
    ...(await statementsOf(() => app.post('/auth/delete-account', undefined, leaver))),
  ].filter(isOfHost)
  expect(asked).toHaveLength(2)
  for (const statement of asked) {
    expect(await rowsLookedAt(app.pool, statement, 'listing'), statement.text).toBeLessThan(9)
  }
})

it('a partner with many listings is suspended with the trips of one', async () => {
  const { app } = story
  const tripsWith = async (count: number) => {
    const partner = await signUp(app)
    for (let n = 0; n < count; n += 1) await draftListing(app, partner)
    const ctx = systemContext(app.services, 'test')
    return (await tripsOf(() => hideListingsOfHost(ctx, partner.user._id, true))).length
  }
  const one = await tripsWith(1)
  // What is sent together may leave as two trips. Hidden one by one, the other four would take twelve.
  expect(await tripsWith(5)).toBeLessThanOrEqual(one + 2)
})

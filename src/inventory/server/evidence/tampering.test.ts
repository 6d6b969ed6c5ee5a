import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { keptDays } from '#inventory/rules/inventory-terms.ts'
import { copyRow } from '#test/copy-row.ts'
import { personContext } from '../../../../demo/person-context.ts'
import { chainStory, nameOf } from './chain.fixture.ts'
import { readEvidence } from './read-evidence.ts'

const { story, inventory, evidence, broken } = chainStory()

/** As somebody could do it who can write to the database. */
async function tamper(sql: string): Promise<void> {
  const tables = ['inventory_link', 'inventory_content']
  const triggers = (which: string) =>
    tables.map(name => `alter table ${name} ${which} trigger user;`).join('')
  await story.app.pool.query(triggers('disable'))
  await story.app.pool.query(sql, [story.stored.bookingId])
  await story.app.pool.query(triggers('enable'))
}

const contentOf = (number: number) =>
  `(select id from inventory_link where booking_id = $1 and number = ${number})`
const takeOut = (number: number) =>
  `with gone as (
     delete from inventory_content where link_id = ${contentOf(number)} returning link_id
   )
   delete from inventory_link where booking_id = $1 and number = ${number}`
const changeLastLinkWithItsHash = `
  update inventory_link as link set at = at - interval '1 day', hash = chain_hash(
    (select hash from inventory_link as one where one.booking_id = $1 and one.number = 3),
    inventory_line((
      link.id, booking_id, number, record_id, event, side, person_id, at - interval '1 day',
      digest, hash
    )::inventory_link)
  ) where booking_id = $1 and number = 4`

/** Without a fault the link is missing. */
const cases: [why: string, sql: string, broken: number, fault: string | null][] = [
  [
    'a content that was changed',
    `update inventory_content set content = jsonb_set(content, '{words}', '"Fine"')
     where link_id = ${contentOf(2)}`,
    2,
    'content',
  ],
  [
    'a content that is gone',
    `delete from inventory_content where link_id = ${contentOf(3)}`,
    3,
    'lost',
  ],
  [
    'a link that was changed',
    `update inventory_link set at = at - interval '1 day' where booking_id = $1 and number = 2`,
    2,
    'link',
  ],
  ['a link that was changed with a hash that fits', changeLastLinkWithItsHash, 4, 'audit'],
  ['a link taken out of the middle', takeOut(2), 2, null],
  ['a link taken off the end', takeOut(4), 4, null],
  ['a hand-over taken out', takeOut(3), 3, null],
  [
    'a link that was changed, whose new hash was added to the log',
    `with changed as (${changeLastLinkWithItsHash} returning *)
     insert into audit_event (id, action, subject_type, subject_id, details)
     select gen_random_uuid(), 'inventory.confirmed', 'booking', booking_id::text,
       jsonb_build_object('kind', 'handOver', 'link', number, 'hash', encode(hash, 'hex'))
     from changed`,
    4,
    'audit',
  ],
  [
    'an objection that is shown as a confirmation',
    `update inventory_record set state = 'confirmed' where booking_id = $1`,
    2,
    'content',
  ],
  [
    'a time that is shown otherwise than it was recorded',
    `update inventory_record set happened_at = happened_at - interval '1 day'
     where id = (select record_id from inventory_link where booking_id = $1 and number = 3)`,
    3,
    'content',
  ],
]

describe('the evidence of a booking', () => {
  it.each(cases)('names %s', async (_why, sql, number, fault) => {
    await tamper(sql)
    const found = await evidence()
    expect([found.whole, found.firstBroken]).toEqual([false, number])
    const link = found.links.find(one => one.number === number)
    if (fault) expect(link?.fault).toBe(fault)
    else expect([link, found.missing]).toEqual([undefined, [number]])
    if (fault !== 'lost') expect((await broken()).join()).toContain(`link ${number}`)
    const headers = { accept: 'text/html' }
    const page = await story.app.get(`/booking/${story.stored.bookingId}/evidence`, {
      ...story.stored.host,
      headers,
    })
    expect(page.body).toContain(`Link ${number} is ${fault ? 'broken' : 'missing'}`)
  })

  it('names what is gone also a year later, while what extends the booking goes on', async () => {
    const { app, stored } = story
    const { bookingId, end } = stored
    const later = after(end, (keptDays + 30) * dayMs)
    const read = () => {
      const ctx = personContext(app.services, stored.renter.user._id, 'customer', later)
      return readEvidence(ctx, bookingId)
    }
    await tamper(`delete from inventory_content where link_id = ${contentOf(3)}`)
    expect((await read()).whole, 'it may have been deleted by then').toBe(true)
    const extension = { extends_id: bookingId, starts_at: end, ends_at: after(later, dayMs) }
    await copyRow(app.pool, 'booking', bookingId, extension)
    const { whole, links } = await read()
    expect([whole, links[2]?.fault]).toEqual([false, 'lost'])
  })

  it.each(['name', 'count', 'declared_value'])(
    'names a %s that the list shows otherwise',
    async what => {
      const { change, read } = inventory()
      const [item] = (await read()).items
      await change(item._id, { name: 'Chest', count: 12, declaredValue: 20 })
      expect((await evidence()).whole).toBe(true)
      const other = { name: `'Box'`, count: '11', declared_value: '1' }[what]
      await story.app.pool.query(
        `update inventory_item set ${what} = ${other} where booking_id = $1`,
        [story.stored.bookingId],
      )
      const { whole, links } = await evidence()
      expect([whole, links.at(-1)]).toMatchObject([false, { number: 5, fault: 'content' }])
    },
  )

  it('names a picture whose bytes were changed, and one that is gone', async () => {
    const name = nameOf(story.pictures.shown)
    const file = join(story.app.services.config.dataDir, 'media', name.slice(0, 2), name)
    await writeFile(file, 'another picture')
    expect((await evidence()).links.map(({ fault }) => fault)).toEqual([
      null,
      null,
      'picture',
      null,
    ])
    await story.app.pool.query('delete from inventory_picture where name = $1', [
      nameOf(story.pictures.listed),
    ])
    expect((await evidence()).firstBroken).toBe(1)
  })
})

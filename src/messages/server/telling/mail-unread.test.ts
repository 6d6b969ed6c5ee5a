import { beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { TestApp } from '#test/app-under-test.ts'
import type { Person } from '#test/factories.ts'
import { conversations } from '../conversations.fixture.ts'

describe('conversations', () => {
  const { story, write, asked } = conversations()
  let app: TestApp
  let partner: Person
  beforeEach(() => {
    ;({ app, partner } = story)
  })

  it('are told by mail after five minutes unread, once an hour, and never when they were read', async () => {
    const { renter, id } = await asked('Is it still free?')
    const mails = async (to: string) => {
      await app.services.jobs.runAll()
      const sql = `select text_body from outbox_mail where kind = 'message.unread' and to_address = $1`
      return (await app.pool.query(sql, [to])).rows
    }
    const before = (await mails(partner.user.email)).length
    const later = (minutes: number) => app.clock.moveTo(after(app.clock.now(), minutes * minuteMs))
    later(6)
    expect(await mails(partner.user.email)).toHaveLength(before + 1)
    await write(id, 'Hello?', renter)
    later(6)
    expect(await mails(partner.user.email)).toHaveLength(before + 1)
    later(60)
    expect(await mails(partner.user.email)).toHaveLength(before + 2)
    const answer = (await write(id, 'Yes', partner)).body.data
    await app.post(`/messages/threads/${id}/read`, { upTo: answer._id }, renter)
    later(6)
    expect(await mails(renter.user.email)).toHaveLength(0)
  })
})

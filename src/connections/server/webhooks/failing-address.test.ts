import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { again, anOperator, approvedListing, mailTo } from '#test/factories.ts'
import { webhookStory, webhooks } from './webhooks.fixture.ts'

const { story, logIn, listening, addressesOf, send, heard, passTime, change, sendTest } =
  webhookStory()

describe('an address that fails', () => {
  it('is tried with growing pauses while it is told other things, and loses nothing', async () => {
    const { partner, path, log } = await listening()
    const answer = `Not now\u0000 <b>${'sorry'.repeat(80)}</b>`
    story.receiver.answer(path, response => response.writeHead(500).end(answer))
    await approvedListing(story.app, partner)
    await send()
    await send()
    expect(heard(path)).toHaveLength(1)
    const [failed] = await log()
    expect(failed).toMatchObject({
      ...{ state: 'waiting', attempts: 1, status: 500 },
      answer: expect.stringMatching(/^Not now <b>(sorry)+s?o?r?r?…$/),
    })
    story.receiver.answerWell(path)
    passTime(61_000)
    await send()
    expect(await log()).toMatchObject([{ state: 'delivered', attempts: 2, status: 200 }])
    const ids = heard(path).map(({ body }) => body.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('is switched off after a day, its partner is told, and what it missed can be sent again', async () => {
    const { partner, path, made, log } = await listening()
    story.receiver.answer(path, response =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    )
    await approvedListing(story.app, partner)
    for (let hour = 0; hour < 30; hour += 1) {
      await send()
      passTime(hourMs)
    }
    expect(await addressesOf(partner)).toMatchObject([{ isOn: false }])
    expect(await log()).toMatchObject([{ state: 'failed', status: 302 }])
    const mails = await mailTo(story.app, partner.email)
    expect(mails.filter(({ subject }) => subject.includes('stopped sending'))).toHaveLength(1)
    expect(mails.map(({ text }) => text).join()).not.toContain(path)
    const [missed] = await log()
    const again = `${webhooks}/${made._id}/deliveries/${missed?._id}/repeat`
    const repeat = async () => story.app.post(again, undefined, await logIn(partner))
    expect((await repeat()).body.code).toBe('webhook_off')
    story.receiver.answerWell(path)
    const on = await change(partner, made._id, { isOn: true })
    expect(on.body.data).toMatchObject({ isOn: true, failingSince: null })
    expect((await repeat()).status).toBe(201)
    await send()
    expect(await log()).toMatchObject([{ state: 'delivered' }, { state: 'failed' }])
    expect((await log()).map(({ eventId }) => eventId)).toEqual([missed?.eventId, missed?.eventId])
  })

  it('is off after the last attempt at the only thing that happened', async () => {
    const { partner, path, log } = await listening()
    story.receiver.answer(path, response => response.writeHead(503).end())
    await approvedListing(story.app, partner)
    passTime(50_000)
    await send()
    for (let [last] = await log(); last?.nextTryAt; [last] = await log()) {
      story.app.clock.moveTo(new Date(last.nextTryAt))
      await send()
    }
    expect(await addressesOf(partner)).toMatchObject([{ isOn: false }])
  })

  it('keeps no other waiting', async () => {
    const slow = await listening()
    const quick = await listening()
    const waiting = Promise.withResolvers<void>()
    story.receiver.answer(slow.path, response => void waiting.promise.then(() => response.end()))
    await sendTest(slow.partner, slow.made._id)
    for (let n = 0; n < 3; n += 1) await sendTest(quick.partner, quick.made._id)
    const first = send()
    await expect.poll(() => heard(slow.path).length).toBe(1)
    await expect.poll(() => heard(quick.path).length).toBe(3)
    await sendTest(quick.partner, quick.made._id)
    await send()
    expect(heard(quick.path)).toHaveLength(4)
    expect(heard(slow.path)).toHaveLength(1)
    waiting.resolve()
    await first
    expect(await slow.log()).toMatchObject([{ state: 'delivered' }])
  })

  it('keeps no place when it goes on in another protocol', async () => {
    const { partner, path, made, log } = await listening()
    const another = { connection: 'upgrade', upgrade: 'ours' }
    story.receiver.answer(path, response => response.writeHead(101, another).end())
    await sendTest(partner, made._id)
    await send()
    expect(await log()).toMatchObject([{ state: 'failed', answer: 'The connection failed.' }])
  })

  it('is left alone by two senders at once: each delivery goes out once', async () => {
    const { partner, path, made } = await listening()
    for (let n = 0; n < 5; n += 1) await sendTest(partner, made._id)
    await Promise.all([send(), send(), send()])
    expect(heard(path)).toHaveLength(5)
  })

  it('is told nothing while its partner is suspended', async () => {
    const { partner, path, made } = await listening()
    await sendTest(partner, made._id)
    const operator = await anOperator(story.app)
    const person = `/admin/people/${partner.user._id}`
    await story.app.patch(person, { suspended: true, reason: 'Complaints' }, operator)
    await send()
    expect(heard(path)).toEqual([])
    await story.app.patch(person, { suspended: false }, operator)
    await send()
    expect(heard(path)).toHaveLength(1)
  })

  it('is not switched off for the time in which its partner was suspended', async () => {
    const { partner, path } = await listening()
    story.receiver.answer(path, response => response.writeHead(503).end())
    await approvedListing(story.app, partner)
    await send()
    const person = `/admin/people/${partner.user._id}`
    const put = async (change: object) => story.app.patch(person, change, await again(story.app))
    await put({ suspended: true, reason: 'Complaints' })
    passTime(48 * hourMs)
    await put({ suspended: false })
    await send()
    expect(heard(path)).toHaveLength(2)
    expect(await addressesOf(partner)).toMatchObject([{ isOn: true }])
  })

  it('gets a test once, whatever it answers', async () => {
    const { partner, path, made, log } = await listening()
    story.receiver.answer(path, response => response.destroy())
    await sendTest(partner, made._id)
    await send()
    expect(await log()).toMatchObject([
      { type: 'test', state: 'failed', status: null, answer: 'The connection failed.' },
    ])
    expect(await addressesOf(partner)).toMatchObject([{ isOn: true, failingSince: null }])
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { webhookEventNames } from '#connections/rules/webhook-events.ts'
import type { Address, Delivery, MadeAddress } from '#connections/rules/wire.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { logInAgain, type Person, signUp } from '#test/factories.ts'
import { webhookReceiver } from '#test/servers/webhook-receiver.ts'
import { eventData } from '../../../hooks.ts'
import { signatureCheck } from '../developer-guide.ts'
import { sendDueWebhooks } from './send-due-webhooks.ts'

export const webhooks = '/connections/webhooks'

interface Story {
  app: TestApp
  receiver: Awaited<ReturnType<typeof webhookReceiver>>
}

/** Partners with addresses at a program of theirs, which hears what is sent there. */
export function webhookStory() {
  const story = {} as Story
  beforeAll(async () => {
    story.app = await testApp({ ALLOW_LOOPBACK_CALLS: '1', FLOOD_LIMIT: '100000' })
    story.receiver = await webhookReceiver()
  })
  beforeEach(() => story.app.clock.moveTo(null))
  afterAll(async () => {
    await story.receiver.close()
    await story.app.close()
  })

  /** Anew, because the clock may have moved since they signed up. */
  const logIn = (person: Person) => logInAgain(story.app, person)
  const logOf = async (partner: Person, id: string): Promise<Delivery[]> =>
    (await story.app.get(`${webhooks}/${id}/deliveries`, await logIn(partner))).body.data
  const address = async (partner: Person, events: readonly string[] = webhookEventNames) => {
    const path = `/${randomUUID()}`
    const wish = { url: `${story.receiver.origin}${path}`, events }
    const { status, body } = await story.app.post(webhooks, wish, await logIn(partner))
    expect(status, JSON.stringify(body)).toBe(201)
    const made: MadeAddress = body.data
    return { path, made, log: () => logOf(partner, made._id) }
  }
  const deeds = {
    logIn,
    address,
    /** A partner with an address of their own. */
    async listening(events?: readonly string[]) {
      const partner = await signUp(story.app, { firstName: 'Pam' })
      return { partner, ...(await address(partner, events)) }
    },
    addressesOf: async (partner: Person): Promise<Address[]> =>
      (await story.app.get(webhooks, await logIn(partner))).body.data,
    /** What has arrived there so far. */
    heard: (path: string) => story.receiver.at(path),
    send: () => sendDueWebhooks(story.app.services, eventData),
    passTime: (ms: number) => story.app.clock.moveTo(after(story.app.clock.now(), ms)),
    change: async (partner: Person, id: string, changes: object) =>
      story.app.patch(`${webhooks}/${id}`, changes, await logIn(partner)),
    sendTest: async (partner: Person, id: string) =>
      story.app.post(`${webhooks}/${id}/test`, undefined, await logIn(partner)),
  }
  return { story, ...deeds }
}

/** The check of signatures, as it stands in the guide for developers. */
export async function checkOfTheGuide() {
  const module = `data:text/javascript,${encodeURIComponent(signatureCheck)}`
  const { isFromHoldall } = await import(/* @vite-ignore */ module)
  return isFromHoldall
}

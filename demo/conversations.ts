import { readFile } from 'node:fs/promises'
import { busyTimes } from '#bookings/server/reading/busy-times.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import { readOwnListings } from '#listings/server/editing/read-own-listings.ts'
import {
  messagePictureRule,
  uploadMessagePicture,
} from '#messages/server/pictures/message-pictures.ts'
import { markRead } from '#messages/server/reading/mark-read.ts'
import { openThread } from '#messages/server/reading/open-thread.ts'
import { writeMessage } from '#messages/server/writing/write-message.ts'
import { deborah, idOf, partnerEmail, rowan, tomasz } from './people.ts'
import { personContext } from './person-context.ts'

type Side = 'renter' | 'host'

interface Line {
  by: Side
  minutesAgo: number
  text: string
  picture?: string
}

interface Talk {
  renter: string
  host: string
  space: string
  lines: readonly Line[]
}

/** Whoever wrote last waits for an answer; the other's earlier messages are read. */
// biome-ignore format: a talk is read line by line
const talks: readonly Talk[] = [
  {
    renter: tomasz,
    host: partnerEmail,
    space: 'Back-of-shop stockroom',
    lines: [
      { by: 'renter', minutesAgo: 2900, text: 'Hello again. Is the stockroom free from January? I would need it for about half a year.' },
      { by: 'host', minutesAgo: 2840, text: 'Good to hear from you. It is free from June; until then somebody else has it. The racked stockrooms are larger and free now.' },
    ],
  },
  {
    renter: rowan,
    host: deborah,
    space: 'Stone cellar, swept and lit',
    lines: [
      { by: 'renter', minutesAgo: 780, text: 'I am sorry, I missed the payment by a day. Is the cellar still free in January? I would store about 200 vinyl records.' },
      { by: 'host', minutesAgo: 45, text: 'It is, and it stays below 18 degrees all year. Ring me on 07700 900321 and I will tell you more.' },
    ],
  },
  {
    renter: rowan,
    host: partnerEmail,
    space: 'Handy garage on Allerton Road',
    lines: [
      { by: 'renter', minutesAgo: 200, text: 'Thank you for saying yes so quickly. Is there a socket in the garage? I would like to run a dehumidifier.' },
      { by: 'host', minutesAgo: 190, text: 'There is one beside the door, and you are welcome to use it. This is how it looks today.', picture: 'garage-half-full' },
      { by: 'renter', minutesAgo: 12, text: 'Perfect. May I bring a few boxes on the evening before, at about 6 pm?' },
    ],
  },
]

/** Questions and answers, some of them unread. */
export async function loadDemoConversations(services: Services): Promise<void> {
  for (const talk of talks) await sendTalk(services, talk)
}

async function sendTalk(services: Services, { renter, host, space, lines }: Talk): Promise<void> {
  const as = await bothSides(services, renter, host)
  const listing = await findListing(as('host', 0), space)
  const { thread } = await openThread(as('renter', lines[0]?.minutesAgo ?? 0), listing)
  for (const { by, minutesAgo, text, picture } of lines) {
    const ctx = as(by, minutesAgo)
    const pictures = picture ? [await sendPicture(ctx, thread._id, picture)] : []
    const { _id } = await writeMessage(ctx, thread._id, { text, pictures })
    await markRead(ctx, thread._id, _id)
  }
}

/** The contexts of both people, so many minutes ago. */
export async function bothSides(services: Services, renter: string, host: string) {
  const now = services.clock.now()
  const ids = { renter: await idOf(services, renter), host: await idOf(services, host) }
  const roles = { renter: 'customer', host: 'partner' } as const
  return (side: Side, minutesAgo: number) =>
    personContext(services, ids[side], roles[side], after(now, -minutesAgo * minuteMs))
}

export async function findListing(host: Context, title: string): Promise<string> {
  const { listings } = await readOwnListings(host, busyTimes, { page: 1, limit: 50 })
  const listing = listings.find(({ storageTitle }) => storageTitle === title)
  if (!listing) throw new Error(`The demo has no ${title}`)
  return listing._id
}

/** Sent as a browser would send it. */
async function sendPicture(ctx: Context, threadId: string, name: string): Promise<string> {
  const bytes = await readFile(new URL(`pictures/${name}-840.jpg`, import.meta.url))
  const form = new FormData()
  form.set(messagePictureRule.field, new File([bytes], `${name}.jpg`, { type: 'image/jpeg' }))
  const request = new Request('http://holdall.test/', { method: 'POST', body: form })
  return uploadMessagePicture(ctx, threadId, request)
}

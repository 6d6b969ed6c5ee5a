import { readFile } from 'node:fs/promises'
import { readBookings } from '#bookings/server/reading/read-bookings.ts'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import { addItem, changeItem } from '#inventory/server/items/list-item.ts'
import {
  inventoryPictureRule,
  uploadInventoryPicture,
} from '#inventory/server/pictures/inventory-pictures.ts'
import { readInventory } from '#inventory/server/reading/read-inventory.ts'
import { answerRecord } from '#inventory/server/records/answer-record.ts'
import { recordHandling } from '#inventory/server/records/record-handling.ts'
import { answerRequest } from '#inventory/server/requests/answer-request.ts'
import { askForItems } from '#inventory/server/requests/ask-for-items.ts'
import { bothSides } from './conversations.ts'
import { partnerEmail, rowan } from './people.ts'

const minutes = (ms: number) => ms / minuteMs

interface Listed {
  name: string
  count: number
  declaredValue: number | null
  picture?: string
}

const sideboard = { name: 'Oak sideboard', count: 1, declaredValue: 380, picture: 'unit-furniture' }
const books = { name: 'Box of books', count: 8, declaredValue: 160, picture: 'unit-boxes' }
const bicycles = { name: 'Bicycle', count: 2, declaredValue: 900, picture: 'garage-bicycle' }
const tools = { name: 'Tool chest', count: 1, declaredValue: 220, picture: 'shed-tools' }
const keepsakes = {
  name: 'Keepsakes from the loft',
  count: 3,
  declaredValue: null,
  picture: 'loft-keepsakes',
}
const lamp = { name: 'Floor lamp', count: 2, declaredValue: 90 }

/** What Rowan keeps in a space that is paid by the month, with records of every kind. */
export async function loadDemoInventory(services: Services): Promise<void> {
  const as = await bothSides(services, rowan, partnerEmail)
  const renter = (ago: number) => as('renter', minutes(ago))
  const host = (ago: number) => as('host', minutes(ago))
  const filter = { as: 'renter', approvalStatus: 'approved', page: 1, limit: 50 } as const
  const { bookings } = await readBookings(renter(0), filter)
  const inParts = bookings.find(one => one.instalments && one.paymentStatus === 'successful')
  if (!inParts) throw new Error('The demo has no booking that is paid month by month')
  const bookingId = inParts._id
  const list = (ago: number, item: Listed) => listItem(renter(ago), bookingId, item)
  const first = [await list(36 * dayMs, sideboard), await list(36 * dayMs, books)]
  const boxesOnFloor = await photograph(renter(35 * dayMs), bookingId, 'stockroom-amber')
  const [side = '', box = ''] = first
  const brought = await recordHandling(renter(35 * dayMs), bookingId, {
    kind: 'handOver',
    lines: [
      { item: side, count: 1, note: 'A scratch on the left door', pictures: [] },
      { item: box, count: 8, note: '', pictures: [boxesOnFloor] },
    ],
  })
  const confirm = (ago: number, by: typeof host, record: { _id: string; hash: string }) =>
    answerRecord(by(ago), bookingId, record._id, { event: 'confirm', hash: record.hash })
  await confirm(35 * dayMs - 2 * hourMs, host, brought)
  const later = [await list(20 * dayMs, bicycles), await list(20 * dayMs, tools)]
  await list(20 * dayMs, keepsakes)
  await changeItem(renter(19 * dayMs), bookingId, side, { declaredValue: 450 })
  for (const record of (await readInventory(host(0), bookingId)).records) {
    if (record.state === 'waiting') await confirm(18 * dayMs, host, record)
  }
  await loadLately({ renter, host, bookingId, later, box })
  await list(3 * hourMs, lamp)
}

interface Lately {
  renter: (ago: number) => Context
  host: (ago: number) => Context
  bookingId: string
  later: readonly string[]
  box: string
}

/** A hand-over that waits for the renter, a request with a date, and one without. */
async function loadLately({ renter, host, bookingId, later, box }: Lately): Promise<void> {
  const [bicycle = '', chest = ''] = later
  const picture = await photograph(host(2 * dayMs), bookingId, 'garage-half-full')
  await recordHandling(host(2 * dayMs), bookingId, {
    kind: 'handOver',
    lines: [
      { item: bicycle, count: 2, note: 'The front brake of one is loose', pictures: [picture] },
      { item: chest, count: 1, note: '', pictures: [] },
    ],
  })
  const boxes = await askForItems(renter(30 * hourMs), bookingId, {
    lines: [{ item: box, count: 2 }],
    words: 'My brother comes with the car on any evening.',
  })
  const readyAt = after(host(0).now, 3 * dayMs)
  readyAt.setUTCHours(17, 30, 0, 0)
  const date = { event: 'date', readyAt: readyAt.toISOString() } as const
  await answerRequest(host(26 * hourMs), bookingId, boxes._id, date)
  await askForItems(renter(4 * hourMs), bookingId, {
    lines: [{ item: chest, count: 1 }],
    words: '',
  })
}

async function listItem(
  renter: Context,
  bookingId: string,
  { picture, ...item }: Listed,
): Promise<string> {
  const pictures = picture ? [await photograph(renter, bookingId, picture)] : []
  return (await addItem(renter, bookingId, { ...item, pictures }))._id
}

/** Sent as a browser would send it. */
async function photograph(ctx: Context, bookingId: string, name: string): Promise<string> {
  const bytes = await readFile(new URL(`pictures/${name}-840.jpg`, import.meta.url))
  const form = new FormData()
  form.set(inventoryPictureRule.field, new File([bytes], `${name}.jpg`, { type: 'image/jpeg' }))
  const request = new Request('http://holdall.test/', { method: 'POST', body: form })
  return uploadInventoryPicture(ctx, bookingId, request)
}

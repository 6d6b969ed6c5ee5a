import { createHash } from 'node:crypto'
import { csvOf } from '#foundation/rules/csv.ts'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { importColumns, importFields } from '#listings/rules/import/columns.ts'
import { markRead } from '#listings/server/calendars/calendars-table.ts'
import { closeByCalendar } from '#listings/server/calendars/close-by-calendar.ts'
import { addCalendar } from '#listings/server/calendars/keep-calendars.ts'
import { carryOutImport } from '#listings/server/import/carry-out-import.ts'
import { importUpload } from '#listings/server/import/preview-import.ts'
import { lockListing } from '#listings/server/listing/listings-table.ts'
import { findListing } from './conversations.ts'
import { idOf, partnerEmail } from './people.ts'
import { personContext } from './person-context.ts'

type Cells = Partial<Record<(typeof importFields)[number], string>>

const yard: Cells = {
  house: 'Unit 4',
  street: 'Foss Islands Road',
  postcode: 'YO31 7UJ',
  storageType: 'Self Storage Unit',
}
/** What the other cells say is that of the example in the template. */
export const demoImport: readonly Cells[] = [
  {
    ...{ ...yard, reference: 'FI-01', storageTitle: 'Ground-floor unit beside the loading bay' },
    ...{ description: 'Roller door, lights and a flat floor, three steps from the van.' },
    ...{ storageSize: '75', storageNumber: '4', monthlyRate: '92', hourlyRate: '1.80' },
  },
  {
    ...{ ...yard, reference: 'FI-02', storageTitle: 'Upstairs locker for a few boxes' },
    ...{ description: 'A dry locker on the first floor, with a goods lift beside it.' },
    ...{ storageFloor: 'first', storageSize: '25', storageNumber: '12', monthlyRate: '34' },
  },
]

/** What the partner has brought along from elsewhere: a file of spaces, and a calendar. */
export async function loadDemoFromElsewhere(services: Services): Promise<void> {
  const ownerId = await idOf(services, partnerEmail)
  const now = services.clock.now()
  const partner = (ago: number) => personContext(services, ownerId, 'partner', after(now, -ago))
  const rows = demoImport.map(cells =>
    importFields.map(field => cells[field] ?? importColumns[field].example),
  )
  const csv = csvOf([importFields.map(field => importColumns[field].heading), ...rows])
  const form = new FormData()
  form.set(importUpload.field, new File([csv], 'spaces.csv', { type: 'text/csv' }))
  const request = new Request('http://holdall.test/', { method: 'POST', body: form })
  await carryOutImport(partner(30 * dayMs), createHash('sha256').update(csv).digest('hex'), request)
  await readAlready(services, partner(6 * dayMs))
}

/** Nobody is at its address, so it was read and will not be read again. */
async function readAlready(services: Services, partner: ReturnType<typeof personContext>) {
  const id = await findListing(partner, 'Back-of-shop stockroom')
  const { _id: calendar } = await addCalendar(partner, id, {
    name: 'The other site',
    address: 'https://calendars.other-site.example/export/7-magdalen-street.ics',
  })
  const now = after(services.clock.now(), -12 * minuteMs)
  const today = inLondon(now).toPlainDate()
  const stretch = (from: number, long: number) => ({
    startDate: today.add({ days: from }).toString(),
    endDate: today.add({ days: from + long - 1 }).toString(),
  })
  await transaction(services.db, async tx => {
    const listing = await lockListing(tx, id)
    const days = [stretch(45, 4), stretch(66, 2)]
    if (listing) await closeByCalendar(tx, { ...partner, now }, listing, { calendar, days })
  })
  await markRead(services.db, [calendar], { now, nextAt: after(now, 3650 * dayMs) })
}

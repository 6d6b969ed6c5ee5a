import { dayMs } from '#foundation/rules/time/lengths.ts'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { postMade } from '#listings/server/readings/post-reading.ts'
import { personContext } from './person-context.ts'

/** A year in a brick garage: damp in autumn, dry in spring. The oldest first. */
export const demoReadings: readonly { percent: number; celsius: number; note?: string }[] = [
  { percent: 57, celsius: 9, note: 'On the shelf at the back, away from the door.' },
  { percent: 60, celsius: 6, note: 'After a week of rain.' },
  { percent: 57, celsius: 5 },
  { percent: 54, celsius: 7 },
  { percent: 54, celsius: 10 },
  { percent: 51, celsius: 13, note: 'New seal on the door.' },
  { percent: 48, celsius: 17 },
  { percent: 48, celsius: 19 },
  { percent: 51, celsius: 18 },
  { percent: 54, celsius: 15 },
  { percent: 57, celsius: 12, note: 'Fan on for two hours a day from now on.' },
  { percent: 54, celsius: 9 },
]

interface Space {
  listingId: string
  hostId: string
}

type KeptPicture = Parameters<typeof postMade>[3]

/** One for each of the last twelve months. */
export async function loadDemoReadings(
  services: Services,
  { listingId, hostId }: Space,
  keepMeter: (percent: number) => Promise<KeptPicture>,
): Promise<void> {
  const lastOn = inLondon(after(services.clock.now(), -6 * dayMs)).toPlainDate()
  for (const [index, { percent, celsius, note }] of demoReadings.entries()) {
    const monthsBefore = demoReadings.length - 1 - index
    const day = lastOn.subtract({ months: monthsBefore })
    const then = fromLondon(day.toPlainDateTime({ hour: 10 }))
    const host = personContext(services, hostId, 'partner', then)
    const form = { percent, celsius, readOn: day.toString(), ...(note && { note }) }
    await postMade(host, listingId, form, await keepMeter(percent))
  }
}

import { inLondon } from '#foundation/rules/time/london-time.ts'
import type { Services } from '#foundation/server/context.ts'
import { answerViewing } from '#viewings/server/answer-viewing.ts'
import { askForViewing } from '#viewings/server/ask-for-viewing.ts'
import { bothSides, findListing } from './conversations.ts'
import { callum, grace, partnerEmail, rowan } from './people.ts'

/** Days from today, and the hour in London. */
type When = readonly [days: number, hour: number]

interface Story {
  renter: string
  host: string
  space: string
  asked: readonly When[]
  answer?: { picks: When } | { offers: readonly When[] }
}

/** One that waits for the partner, one for the renter, and an agreed one. */
// biome-ignore format: a table is read by its rows
const stories: readonly Story[] = [
  { renter: grace, host: partnerEmail, space: 'Back-of-shop stockroom', asked: [[2, 17], [3, 10]] },
  { renter: rowan, host: callum, space: 'Dry spare room near Tooting Bec', asked: [[1, 18]], answer: { offers: [[2, 18], [4, 11]] } },
  { renter: rowan, host: partnerEmail, space: 'Handy garage on Allerton Road', asked: [[3, 9], [4, 16]], answer: { picks: [4, 16] } },
]

export async function loadDemoViewings(services: Services): Promise<void> {
  const today = inLondon(services.clock.now()).toPlainDate()
  const at = ([days, hour]: When) => {
    const time = { hour, minute: 0 }
    const moment = today
      .add({ days })
      .toZonedDateTime({ timeZone: 'Europe/London', plainTime: time })
    return new Date(moment.epochMilliseconds).toISOString()
  }
  for (const { renter, host, space, asked, answer } of stories) {
    const as = await bothSides(services, renter, host)
    const listing = await findListing(as('host', 0), space)
    const { _id } = await askForViewing(as('renter', 100), { listing, times: asked.map(at) })
    if (!answer) continue
    const reply =
      'picks' in answer
        ? ({ event: 'pick', time: at(answer.picks) } as const)
        : ({ event: 'offer', times: answer.offers.map(at) } as const)
    await answerViewing(as('host', 60), _id, reply)
  }
}

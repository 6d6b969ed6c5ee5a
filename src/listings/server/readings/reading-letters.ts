import { formatDay } from '#foundation/rules/time/time.ts'
import { type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import { badgeUntil } from '#listings/rules/readings/series.ts'

interface About {
  title: string
  listingId: string
  site: string
}

const day = (text: string) => formatDay(new Date(text))

export function dueLetter(about: About, { read_on: readOn }: { read_on: string }): Letter {
  return plainLetter(
    `Time to read the meter: ${about.title}`,
    [
      `The last humidity reading of “${about.title}” is of ${day(readOn)}. If you post the next one with a picture of the meter, the dry record goes on without a gap.`,
      `Without it the badge on your listing ends after ${day(badgeUntil(readOn))}. The readings so far stay on its page.`,
    ],
    {
      action: { label: 'Post this month’s reading', url: pageOf(about) },
      footnote: 'We remind you once for each reading.',
    },
  )
}

export function removedLetter(
  about: About,
  { read_on: readOn, percent }: { read_on: string; percent: number },
  reason: string,
): Letter {
  return plainLetter(
    `We have taken down a reading of ${about.title}`,
    [
      `It is the one of ${day(readOn)}, ${percent}% humidity. Nobody but you and us sees it any more.`,
      `Our reason: ${reason}`,
    ],
    { action: { label: 'See your dry record', url: pageOf(about) } },
  )
}

function pageOf({ site, listingId }: About): string {
  return `${site}/listings/readings/${listingId}`
}

import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'
import { isNewlyListed } from '#listings/rules/newly-listed.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import { searchAddress } from '#search/rules/search-address.ts'
import type { SearchFilter } from '#search/rules/wire.ts'
import type { Find, News } from './finds-table.ts'

interface About {
  firstName: string
  search: { name: string; filter: SearchFilter }
  finds: readonly Find[]
  site: string
  now: Date
  stop: { page: string; onePress: string }
}

const mostShown = 10

const newsWords: Record<News, string> = {
  new: 'new',
  cheaper: 'cheaper than before',
  free: 'free again',
}

export function alertLetter({ firstName, search, finds, site, now, stop }: About): Letter {
  const [only] = finds
  const count = finds.length === 1 ? 'A space' : `${formatWhole(finds.length)} spaces`
  const heading = `${count} for “${search.name}”`
  const shown = finds.slice(0, mostShown)
  const rest = finds.length - shown.length
  const pageOf = (id: string) => `${site}/book/${id}`
  return {
    subject: heading,
    preview: shown.map(({ card }) => titleOf(card)).join(', '),
    heading,
    paragraphs: [`Hello ${firstName},`, 'This is what your saved search has found.'],
    facts: shown.map(find => ({
      label: titleOf(find.card),
      value: `${find.card.address}. ${priceOf(find)}, ${newsOf(find, now)}.`,
      ...(finds.length > 1 && { url: pageOf(find.listing_id) }),
    })),
    action:
      finds.length === 1 && only
        ? { label: 'See the space', url: pageOf(only.listing_id) }
        : { label: 'See them all', url: `${site}${searchAddress(search.filter)}` },
    ...(rest > 0 && { footnote: `And ${formatWhole(rest)} more.` }),
    stop: { label: 'End these emails', ...stop },
  }
}

function titleOf({ storageTitle }: ListingCard): string {
  return storageTitle || 'Untitled space'
}

/** A space that was listed long ago may have been switched on again. */
function newsOf({ news, freeFrom, card }: Find, now: Date): string {
  if (freeFrom !== null) return `free from ${formatDay(new Date(freeFrom))}`
  return news === 'new' && !isNewlyListed(card, now) ? 'now listed' : newsWords[news]
}

/** Either may be what has become cheaper. */
function priceOf({ news, card }: Find): string {
  const { monthly, hourly } = card.priceFrom
  const money = (pounds: number) => formatPence(penceFromPounds(pounds))
  if (news === 'cheaper' && monthly > 0 && hourly > 0) {
    return `${money(monthly)} a month or ${money(hourly)} an hour with tax`
  }
  return monthly > 0 ? `${money(monthly)} a month with tax` : `${money(hourly)} an hour with tax`
}

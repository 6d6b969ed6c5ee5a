import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { cutText } from '#foundation/rules/text/cut-text.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { useSiteFacts } from '#foundation/web/head/site-facts.ts'
import { titleCase } from '#listings/rules/place/title-case.ts'
import { sizeText } from '#listings/rules/space-size.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { widestJpeg } from '../card/picture-sources.ts'
import { copy } from './copy.ts'
import { about } from './drawn-about.ts'
import type { ListingWords } from './read-listing.ts'

interface ListingHeadProps {
  listing: PublicListing
  words: ListingWords
}

/** For search engines and message previews. */
export function ListingHead({ listing, words }: ListingHeadProps) {
  const { publicUrl } = useSiteFacts()
  const size = listing.storageSize ? sizeText(listing.storageSize.name) : ''
  const picture = listing.mediaItems.find(item => item.kind === 'image')
  const image = picture && widestJpeg(picture)
  const path = `/book/${listing._id}`
  const area = titleCase(listing.formattedAddress.area)
  const title = copy.head.title(listing.storageTitle || copy.untitled, size, area)
  const summary = copy.head.description(
    words.type ?? copy.head.storageSpace,
    size,
    listing.address,
    copy.head.price(formatPence(penceFromPounds(listing.priceFrom.monthly))),
  )
  const description = `${summary} ${cutText(listing.description, 110)}`.trim()
  if (listing.preview) return <PageHead title={title} noindex />
  return (
    <>
      <PageHead title={title} description={description} path={path} image={image} />
      <ServerDrawn of={about.facts} with={{ listing, words, publicUrl }} className="hidden" />
    </>
  )
}

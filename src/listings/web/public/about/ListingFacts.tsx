import { JsonLd } from '#foundation/web/head/JsonLd.tsx'
import type { PublicListing } from '#listings/rules/wire.ts'
import type { ListingWords } from '../read-listing.ts'
import { listingFacts } from './listing-facts.ts'

interface ListingFactsProps {
  listing: PublicListing
  words: ListingWords
  publicUrl: string
}

export function ListingFacts(props: ListingFactsProps) {
  return <JsonLd facts={listingFacts(props)} />
}

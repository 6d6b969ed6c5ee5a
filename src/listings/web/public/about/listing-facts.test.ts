import { expect, it } from 'vitest'
import type { PublicListing } from '#listings/rules/wire.ts'
import { listingFacts } from './listing-facts.ts'

const listing = {
  _id: '0190d2f0-0000-7000-8000-000000000001',
  storageTitle: 'Arch 16',
  description: 'Dry.',
  address: 'Cole Street, York',
  formattedAddress: { street: 'cole street', area: 'york' },
  mediaItems: [],
  priceFrom: { monthly: 100, hourly: 0 },
  available: true,
} as unknown as PublicListing

const productOf = (rating: PublicListing['rating']) =>
  listingFacts({
    listing: { ...listing, rating },
    words: { type: 'Garage', features: [] },
    publicUrl: 'https://holdall.test',
  })['@graph'][0]

it('search engines read the stars that the page shows, and none where it shows none', () => {
  expect(productOf({ average: 4.7, count: 3 })).toMatchObject({
    aggregateRating: { ratingValue: 4.7, ratingCount: 3, bestRating: 5, worstRating: 1 },
  })
  expect(productOf(null)).not.toHaveProperty('aggregateRating')
})

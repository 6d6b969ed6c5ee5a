import { publicCircleMetres } from '#listings/rules/place/public-point.ts'
import { titleCase } from '#listings/rules/place/title-case.ts'
import { squareFeet, squareMetres } from '#listings/rules/space-size.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { widestJpeg } from '../../card/picture-sources.ts'
import type { ListingWords } from '../read-listing.ts'
import { copy } from './copy.ts'

interface Described {
  listing: PublicListing
  words: Pick<ListingWords, 'type' | 'features'>
  publicUrl: string
}

/** For search engines (schema.org). */
export function listingFacts({ listing, words, publicUrl }: Described) {
  const url = `${publicUrl}/book/${listing._id}`
  const place = { '@id': `${url}#place` }
  return {
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#product`,
        name: listing.storageTitle,
        description: listing.description,
        url,
        category: words.type ?? copy.storageSpace,
        ...ratingFacts(listing),
        image: listing.mediaItems
          .filter(item => item.kind === 'image')
          .map(item => absolute(widestJpeg(item), publicUrl)),
        additionalProperty: [
          ...sizeFacts(listing),
          ...words.features.map(({ label }) => ({
            '@type': 'PropertyValue',
            name: label,
            value: true,
          })),
        ],
        offers: [
          ...offer(listing, 'monthly', 'MON', url, place),
          ...offer(listing, 'hourly', 'HUR', url, place),
        ],
      },
      {
        '@type': 'Place',
        ...place,
        name: listing.address,
        address: {
          '@type': 'PostalAddress',
          streetAddress: titleCase(listing.formattedAddress.street),
          addressLocality: titleCase(listing.formattedAddress.area),
          addressCountry: 'GB',
        },
        ...(listing.coordinates && { geo: circleAround(listing.coordinates) }),
      },
    ],
  }
}

function offer(
  listing: PublicListing,
  rate: 'monthly' | 'hourly',
  unitCode: 'MON' | 'HUR',
  url: string,
  place: { '@id': string },
) {
  const price = listing.priceFrom[rate]
  if (price === 0) return []
  return [
    {
      '@type': 'Offer',
      name: copy.jsonLd.offer[rate],
      url,
      price,
      priceCurrency: 'GBP',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: `https://schema.org/${listing.available ? 'InStock' : 'OutOfStock'}`,
      availableAtOrFrom: place,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'GBP',
        unitCode,
        valueAddedTaxIncluded: true,
      },
    },
  ]
}

/** Left out below the number of reviews from which the page itself shows an average. */
function ratingFacts({ rating }: PublicListing) {
  if (!rating) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      ratingCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

function sizeFacts({ storageSize }: PublicListing) {
  const feet = storageSize ? squareFeet(storageSize.name) : undefined
  if (feet === undefined) return []
  return [
    {
      '@type': 'PropertyValue',
      name: 'Floor area',
      value: squareMetres(feet),
      unitCode: 'MTK',
    },
  ]
}

function circleAround({ lat, lng }: { lat: number; lng: number }) {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    geoRadius: publicCircleMetres,
  }
}

function absolute(url: string, publicUrl: string): string {
  return url.startsWith('/') ? publicUrl + url : url
}

import { expect, it } from 'vitest'
import { listingIn, readReportSearch } from './report-search.ts'

const one = '01a1f8fc-9cf2-7470-8ead-af1975be8c47'

it('reads what a link is about, and nothing else', () => {
  expect(readReportSearch({ listing: one })).toEqual({ listing: one })
  expect(readReportSearch({ booking: one, person: '1' })).toEqual({ booking: one, person: true })
  for (const listing of ['', 'x', `${one} `, 7, null]) {
    expect(readReportSearch({ listing })).toEqual({})
  }
})

it('finds the listing in an address, in whatever form it was copied', () => {
  for (const address of [one, `/book/${one}`, `https://holdall.example/book/${one}?a=b#c`]) {
    expect(listingIn(address.toUpperCase())).toBe(one)
  }
  expect(listingIn('https://holdall.example/book/')).toBeUndefined()
})

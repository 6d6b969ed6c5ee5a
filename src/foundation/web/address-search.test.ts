import { expect, it } from 'vitest'
import { readAddressSearch, writeAddressSearch } from './address-search.ts'

it.each(['680567', '012345', '000000', 'true', 'null', '1e5', '"quoted"', '[1]', '{"a":1}', '5%'])(
  'the text %s stays as it is on its way through an address',
  text => {
    const address = writeAddressSearch({ code: text })
    expect(readAddressSearch(address)).toEqual({ code: text })
    expect(writeAddressSearch(readAddressSearch(address))).toBe(address)
  },
)

it('digits stand in the address without quotes', () => {
  expect(writeAddressSearch({ code: '680567' })).toBe('?code=680567')
  expect(writeAddressSearch({ page: 2, map: true, box: undefined })).toBe('?page=2&map=true')
})

it('an address that asks for nothing has no question mark', () => {
  expect(writeAddressSearch({ q: undefined })).toBe('')
  expect(readAddressSearch('')).toEqual({})
})

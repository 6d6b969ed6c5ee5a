import { describe, expect, it } from 'vitest'
import { publicAddress } from './public-address.ts'
import { searchableText } from './searchable-text.ts'
import { titleCase } from './title-case.ts'

const typed = (address: string, street = '', area = '') =>
  publicAddress({ address, formattedAddress: { street, area } })

describe('what a stranger may know of an address', () => {
  it.each([
    ['12 Mill Road, Cambridge', '12 mill road', 'cambridge', 'Mill Road, Cambridge'],
    ['12a-14 Mill Road', '12a-14 mill road', 'romsey', 'Mill Road, Romsey'],
    ['Flat 3, 12 Mill Road', 'flat 3, 12 mill road', 'cambridge', 'Mill Road, Cambridge'],
    ['Unit 7 Mill Road', 'unit 7 mill road', 'cambridge', 'Mill Road, Cambridge'],
    ['Mill Road 12', 'mill road 12', 'cambridge', 'Mill Road, Cambridge'],
    [
      'Rose Cottage, Mill Lane',
      'rose cottage, mill lane',
      'grantchester',
      'Mill Lane, Grantchester',
    ],
    ['No. 9 Castle Street', 'no. 9 castle street', 'kendal', 'Castle Street, Kendal'],
    ['221B Baker Street', '221b baker street', 'marylebone', 'Baker Street, Marylebone'],
    ['5 1st Avenue', '5 1st avenue', 'hove', '1st Avenue, Hove'],
  ])('%s is shown without its door', (address, street, area, shown) => {
    expect(typed(address, street, area).address).toBe(shown)
  })

  it('works the street and area out when only the line was typed', () => {
    expect(typed('Flat 2, 45 Brudenell Road, Leeds LS6 1HA, UK')).toMatchObject({
      address: 'Brudenell Road, Leeds LS6',
      street: 'brudenell road',
      area: 'leeds ls6',
    })
    expect(typed('Leeds').address).toBe('Leeds')
    expect(typed('').address).toBe('')
  })

  it('keeps the first half of a postcode and drops the half that names a few doors', () => {
    const { address, searchText } = typed(
      '8 Kings Road, Bristol, BS4 3HB',
      '8 kings road',
      'bs4 3hb',
    )
    expect(address).toBe('Kings Road, BS4')
    expect(searchText).toContain('bristol')
    expect(searchText).not.toContain('3hb')
  })

  it('can be found by every public word of it, and by nothing private', () => {
    const { searchText } = typed(
      'The Old Forge, 31 Church Street, Whitby',
      '31 church street',
      'north yorkshire',
    )
    for (const words of ['Church Street, Whitby', 'church street north-yorkshire']) {
      expect(searchText).toContain(searchableText(words))
    }
    expect(searchText).not.toContain('31')
    expect(searchText).not.toContain('forge')
  })

  it('cannot be found by the name of the house, as the form puts it before the street', () => {
    for (const house of ['The Old Forge', 'Forge House 31', '31']) {
      const { address, searchText } = typed(
        `${house} Church Street, Whitby, YO21 1AB`,
        'church street',
        'whitby',
      )
      expect(address).toBe('Church Street, Whitby')
      expect(searchText).toBe(searchableText('church street whitby church street whitby yo21'))
    }
  })

  it('nor by it where the two say the street in two spellings', () => {
    const { searchText } = typed('The Old Forge Church Street, Whitby', 'church st', 'whitby')
    expect(searchText).not.toContain('forge')
    expect(searchText).toContain(searchableText('church street'))
  })

  it('writes British names as they are written', () => {
    expect(titleCase('stoke-on-trent')).toBe('Stoke-on-Trent')
    expect(titleCase('isle of wight, the needles')).toBe('Isle of Wight, The Needles')
    expect(titleCase("st mary's road, LS6")).toBe("St Mary's Road, LS6")
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenUntilBooked } from '../message-terms.ts'
import { honestSentences } from './honest-sentences.fixture.ts'
import { hasBankDetails, mask } from './masking.ts'
import { waysPeopleTry } from './ways-people-try.fixture.ts'

describe('what is hidden before a booking', () => {
  it('knows at least 200 ways that people try, and 200 honest sentences', () => {
    expect(waysPeopleTry.length).toBeGreaterThanOrEqual(200)
    expect(honestSentences.length).toBeGreaterThanOrEqual(200)
  })

  it.each(waysPeopleTry)('hides what stands in: %s', text => {
    const { masked, text: shown } = mask(text)
    expect(masked).toBe(true)
    expect(shown).toContain(hiddenUntilBooked)
    expect(shown).not.toMatch(/07700|900123|example|storeit|12345678|gmail/i)
  })

  it.each(honestSentences)('leaves alone: %s', text => {
    expect(mask(text)).toEqual({ text, masked: false })
  })

  it('hides a telephone number whatever stands between its digits', () => {
    const separator = fc.constantFrom('', ' ', '.', '-', ' - ', '  ', '_', '/', '\n')
    const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()), {
      minLength: 9,
      maxLength: 9,
    })
    fc.assert(
      fc.property(separator, digits, (between, pairs) => {
        const rest = pairs.map(([digit, isApart]) => `${isApart ? between : ''}${digit}`)
        expect(mask(`ring 07${rest.join('')} please`).masked).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('hides a telephone number written in figures and words at once', () => {
    const words = ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    const digit = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean())
    const between = fc.constantFrom(' ', '-', '/', '.', ', ', ' - ', '~')
    const digits = fc.array(digit, { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(between, digits, (sign, parts) => {
        const number = parts.map(([figure, isWord]) => (isWord ? words[figure] : figure))
        const shown = mask(`ring 07${sign}${number.join(sign)} please`).text
        expect(shown).toBe(`ring ${hiddenUntilBooked} please`)
      }),
      { numRuns: 1000 },
    )
  })

  it('hides an address however its signs are dressed', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{2,9}$/)
    const dress = fc.constantFrom(
      (sign: string) => sign,
      (sign: string) => sign.toUpperCase(),
      (sign: string) =>
        /[!-~]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : sign,
      (sign: string) => `${sign}\u200b`,
    )
    fc.assert(
      fc.property(name, name, dress, (one, other, dressed) => {
        const address = [...`${one}@${other}.com`].map(dressed).join('')
        expect(mask(`to ${address} please`).text.startsWith(`to ${hiddenUntilBooked}`)).toBe(true)
      }),
    )
  })

  it('hides an address and a link however "at" and "dot" are written', () => {
    const at = fc.constantFrom(
      '@',
      ' @ ',
      ' at ',
      '(at)',
      ' [AT] ',
      '<at>',
      '_at_',
      ' -at- ',
      '*at*',
    )
    const dot = fc.constantFrom(
      '.',
      ' . ',
      ' dot ',
      '(dot)',
      ' [DOT] ',
      '[.]',
      '_dot_',
      '*dot*',
      '。',
    )
    const end = fc.constantFrom(['com'], ['co', 'uk'], ['org'], ['net'], ['uk'])
    const name = fc.constantFrom('janedoe', 'jane_doe', 'Jane-Doe7')
    fc.assert(
      fc.property(name, at, dot, end, (who, atSign, dotSign, ends) => {
        const site = ['storeit', ...ends].join(dotSign)
        for (const text of [`${who}${atSign}${site}`, site, `https://${site}`]) {
          expect(mask(`to ${text}, please`).text).not.toMatch(/jane|storeit/i)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['ring +44 7700 900123 please', 'ring # please'],
    ['ring (+44) 7700 900123 please', 'ring # please'],
    ['ring +(44) 7700 900123 please', 'ring # please'],
    ['ring (07700) 900123 please', 'ring # please'],
    ['ring 07700 (900123) please', 'ring # please'],
    ['ring (+44 (0)7700 900123), please', 'ring #, please'],
    ['ring me [07700 900123].', 'ring me #.'],
    ['ring 07700 90012⑶ please', 'ring # please'],
    ['mail (jane@example.com) or ((07700 900123))', 'mail # or #'],
    ['mail <jane@example.com>, please', 'mail #, please'],
    ['mine: (07700 900123', 'mine: #'],
    ['(ring me on 07700 900123)', '(ring me on #)'],
    ['(07700 900123 is mine)', '(# is mine)'],
    ['(it is new) 07700 900123 (mine)', '(it is new) # (mine)'],
  ])('takes the brackets and the plus of a number with it, and no others: %s', (text, shown) => {
    expect(mask(text).text).toBe(shown.replaceAll('#', hiddenUntilBooked))
  })

  it('leaves nothing of what stands around a number or an address', () => {
    const around = fc.constantFrom(['', ''], ['(', ')'], ['[', ']'], ['{', '}'], ['<', '>'])
    const inside = fc.constantFrom(
      '07700 900123',
      '7700 900123',
      'jane@example.com',
      'storeit.co.uk',
    )
    const plus = fc.constantFrom('', '+', '++')
    fc.assert(
      fc.property(around, around, plus, inside, (one, other, sign, text) => {
        const dressed = `${one[0]}${other[0]}${sign}${text}${other[1]}${one[1]}`
        expect(mask(`to ${dressed}, please`).text).toBe(`to ${hiddenUntilBooked}, please`)
      }),
    )
  })

  it('keeps everything that stands before and after, and never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        const { text: shown, masked } = mask(text)
        if (!masked) expect(shown).toBe(text)
      }),
    )
    expect(mask('a 07700 900123 b').text).toBe(`a ${hiddenUntilBooked} b`)
    const nothingLeft = mask(mask('call 07700900123 or mail jane@example.com').text)
    expect(nothingLeft.masked).toBe(false)
  })

  it('is quick whatever somebody writes', () => {
    const longest = (text: string) => text.repeat(2000).slice(0, 2000)
    const texts = [
      'a',
      'a.',
      'a_',
      'a-',
      'a1-',
      'a ',
      '1 ',
      "a'",
      'o',
      'double ',
      '2019-',
      'ab.cd',
      '@',
      '(',
      '(07700900123',
      '07700900123)',
      '[a@b.com(',
    ]
    const started = performance.now()
    for (const text of texts) mask(longest(text))
    // A pattern that goes back and forth takes many times as long.
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('warns of bank details, and only of whole ones', () => {
    expect(hasBankDetails('sort code 20-45-67, account 12345678')).toBe(true)
    expect(hasBankDetails('20-45-67 12345678')).toBe(true)
    expect(hasBankDetails('GB33BUKB20201555555555')).toBe(true)
    expect(hasBankDetails('20-45-67, 1234 5678')).toBe(true)
    expect(hasBankDetails('my bank is 20 45 67 1234-5678')).toBe(true)
    expect(hasBankDetails('12 34 56 78, sort code 20 45 67')).toBe(true)
    expect(hasBankDetails('ring 07700 900123 or 629 101')).toBe(false)
    expect(hasBankDetails('on 20-12-26 at 12345 High Street')).toBe(false)
    expect(hasBankDetails('the bank is closed')).toBe(false)
  })
})

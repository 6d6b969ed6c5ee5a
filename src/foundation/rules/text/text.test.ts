import { describe, expect, it } from 'vitest'
import { line, prose, visibleLength } from './text.ts'

const nothing = [
  '',
  ' ',
  '\n',
  '\u200b',
  '\u200b \u200d',
  '\u2060\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
]

describe('a text that somebody types', () => {
  it.each(nothing)('is not %j, of which nothing can be seen', text => {
    expect([line(10).safeParse(text).success, prose(10).safeParse(text).success]).toEqual([
      false,
      false,
    ])
  })

  it('is told once why it is not taken', () => {
    for (const text of ['', '\u200b']) {
      const { error } = prose(10, 'Please write.').safeParse(text)
      expect(error?.issues.map(({ message }) => message)).toEqual(['Please write.'])
    }
  })

  it.each(['a', '0', '.', '🙂', '👩‍👧', 'é', '李', 'a\u200bb'])('may be %j', text => {
    expect([line(10).parse(text), prose(10).parse(text)]).toEqual([text, text])
  })

  it.each(['\n', '\r', '\u0085', '\u2028', '\u2029', '\u0007'])(
    'of one line has no %j in it',
    sign => {
      expect(line(10).safeParse(`a${sign}b`).success).toBe(false)
    },
  )

  it('of one line turns nothing round that stands beside it', () => {
    for (const text of ['\u202eegarag', 'a\u202a', '\u2067b\u2069']) {
      expect(line(20).safeParse(text).success).toBe(false)
    }
    // Hebrew and Arabic between Latin letters need these two.
    expect(line(20).parse('a\u200f\u200eb')).toBe('a\u200f\u200eb')
  })

  it('is as long as it looks, where it must not be too short', () => {
    expect(visibleLength('🙂'.repeat(10))).toBe(10)
    expect(visibleLength(`a${'\u200b'.repeat(30)}`)).toBe(1)
    expect(visibleLength('two words')).toBe(9)
  })
})

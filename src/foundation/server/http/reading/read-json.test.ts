import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStrictJson } from './read-json.ts'

const parse = (text: string) => parseStrictJson(new TextEncoder().encode(text))

describe('strict JSON', () => {
  it('reads whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), value => {
        const text = JSON.stringify(value)
        const harmless = !/"(__proto__|constructor|prototype)":|\\u0000|\\ud/.test(text)
        if (harmless) expect(parse(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each(['', '{', 'null', '[]', '"x"', '1', '{"a":1,}', '\uFEFF{}', '{"a":1,"a":2}'])(
    'refuses %j',
    text => {
      expect(() => parse(text)).toThrow('could not read')
    },
  )

  it('tells a doubled key from the same key in another object or in a string', () => {
    expect(parse('{"a":{"b":1},"b":"\\"a\\":"}')).toEqual({ a: { b: 1 }, b: '"a":' })
    expect(() => parse('{"a":1,"\\u0061":2}')).toThrow()
    expect(() => parse('{"list":[{"x":1,"x":1}]}')).toThrow()
  })

  it('refuses keys that would reach a prototype', () => {
    expect(() => parse('{"__proto__":{"polluted":true}}')).toThrow()
    expect(() => parse('{"a":{"constructor":{"prototype":{}}}}')).toThrow()
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('refuses text that is not text', () => {
    expect(parse('{"a":"\\u00e9 \\ud83d\\ude00 \\\\u0000"}')).toEqual({ a: 'é 😀 \\u0000' })
    expect(() => parse('{"a":"\\u0000"}')).toThrow()
    expect(() => parse('{"a":["\\ud800"]}')).toThrow()
    expect(() => parse('{"\\u0000":1}')).toThrow()
  })

  it('refuses nesting that would exhaust a parser', () => {
    const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
    expect(parse(deep(31))).toBeDefined()
    expect(() => parse(deep(32))).toThrow()
    expect(() => parse('['.repeat(90_000))).toThrow()
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseStrictJson(new Uint8Array([0x7b, 0xff, 0x7d]))).toThrow()
  })
})

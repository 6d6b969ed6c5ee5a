import { describe, expect, it } from 'vitest'
import { wordsThatFind } from './words-that-find.ts'

describe('the words by which an address is found', () => {
  const { all, whole } = wordsThatFind('parkQlaneQleeds')

  it.each(['park', 'parkQlane', 'laneQleeds', 'leeds', 'parkQlaneQleeds'])('%s', words => {
    expect(whole).toContain(words)
    expect(all).toContain(words)
  })

  it.each(['lee', 'parkQl', 'l'])('%s, half typed', words => {
    expect(all).toContain(words)
    expect(whole).not.toContain(words)
  })

  it.each(['eeds', 'parkQleeds', 'Qlane', ''])('not %s', words => {
    expect(all).not.toContain(words)
  })

  it('are bounded however long an address is', () => {
    const long = Array.from({ length: 400 }, (_, n) => `word${n}`).join('Q')
    expect(wordsThatFind(long).all.length).toBeLessThan(2100)
  })
})

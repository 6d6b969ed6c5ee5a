import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSuggestionAsker, typingPauseMs } from './suggestion-asker.ts'

describe('asking for suggestions', () => {
  const asked: string[] = []
  const shown: string[] = []
  let isBusy = false
  let answer: (text: string) => Promise<string>

  function asker(minChars: number) {
    return createSuggestionAsker<string>({
      minChars,
      ask: text => {
        asked.push(text)
        return answer(text)
      },
      show: text => shown.push(text),
      onBusy: busy => {
        isBusy = busy
      },
    })
  }

  function type(field: ReturnType<typeof asker>, text: string) {
    for (let length = 1; length <= text.length; length++) field.typed(text.slice(0, length))
  }

  beforeEach(() => {
    vi.useFakeTimers()
    asked.length = 0
    shown.length = 0
    isBusy = false
    answer = async text => `places like ${text}`
  })
  afterEach(() => vi.useRealTimers())

  it('asks once for a word typed quickly, 400 ms after its last letter', async () => {
    type(asker(3), 'Harrogate')
    await vi.advanceTimersByTimeAsync(typingPauseMs - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['Harrogate'])
    expect(shown).toEqual(['places like Harrogate'])
    expect(typingPauseMs).toBe(400)
  })

  it.each([
    [3, 'Yor', 'York'],
    [5, 'Leeds', 'London'],
  ])(
    'with more than %i characters asked for, %j is too short and %j is not',
    async (min, short, long) => {
      type(asker(min), short)
      await vi.advanceTimersByTimeAsync(1000)
      expect(asked).toEqual([])
      type(asker(min), long)
      await vi.advanceTimersByTimeAsync(1000)
      expect(asked).toEqual([long])
    },
  )

  it('does not count spaces around the text', async () => {
    type(asker(5), 'Leeds   ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
  })

  it('asks nothing about text that became too short in time', async () => {
    const field = asker(3)
    type(field, 'York')
    await vi.advanceTimersByTimeAsync(200)
    field.typed('Yo')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
  })

  it('shows no late answer to a question that was typed over', async () => {
    const answers: ((text: string) => void)[] = []
    answer = () => new Promise(resolve => answers.push(resolve))
    const field = asker(3)
    field.typed('York')
    await vi.advanceTimersByTimeAsync(typingPauseMs)
    expect(isBusy).toBe(true)
    field.typed('Leeds')
    expect(isBusy).toBe(false)
    await vi.advanceTimersByTimeAsync(typingPauseMs)
    answers[1]?.('Leeds')
    answers[0]?.('York')
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['Leeds'])
    expect(isBusy).toBe(false)
  })

  it('stays quiet when nobody answers', async () => {
    answer = () => Promise.reject(new Error('away'))
    asker(3).typed('York')
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual([])
    expect(isBusy).toBe(false)
  })
})

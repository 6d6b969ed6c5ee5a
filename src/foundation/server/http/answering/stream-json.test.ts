import { describe, expect, it } from 'vitest'
import { streamJson } from './stream-json.ts'

async function* from<Thing>(things: Iterable<Thing>): AsyncGenerator<Thing> {
  for (const thing of things) yield thing
}

const unheard = () => expect.unreachable()
const sent = async (value: unknown) => new Response(streamJson(value, unheard)).json()

describe('JSON that is sent while it is read', () => {
  it('is the same as JSON of the whole', async () => {
    const whole = {
      text: 'a "quoted" line\n',
      empty: {},
      none: null,
      left: undefined,
      at: new Date('2026-11-27T10:00:00Z'),
      list: [1, [2]],
    }
    expect(await sent(whole)).toEqual(JSON.parse(JSON.stringify(whole)))
    expect(await sent(null)).toBeNull()
  })

  it('becomes lists of what is read piece by piece, also inside of one another', async () => {
    const threads = from([
      { with: 'Rowan', messages: from(['hello', 'goodbye']) },
      { with: 'Dan', messages: from([]) },
    ])
    const value = { data: { threads, later: async () => from([1, 2]), name: () => 'Carys' } }
    expect(await sent(value)).toEqual({
      data: {
        threads: [
          { with: 'Rowan', messages: ['hello', 'goodbye'] },
          { with: 'Dan', messages: [] },
        ],
        later: [1, 2],
        name: 'Carys',
      },
    })
  })

  it('reads no more than somebody takes', async () => {
    let read = 0
    async function* endless() {
      for (;;) {
        read += 1
        yield 'x'.repeat(1000)
      }
    }
    const reader = streamJson(endless(), unheard).getReader()
    await reader.read()
    await reader.cancel()
    expect(read).toBeLessThan(200)
  })

  it('breaks off at a fault, so that a part does not look like the whole', async () => {
    async function* broken() {
      yield 1
      throw new Error('the database is gone')
    }
    const faults: unknown[] = []
    const answer = new Response(streamJson({ list: broken() }, fault => faults.push(fault)))
    await expect(answer.text()).rejects.toThrow('the database is gone')
    expect(faults).toHaveLength(1)
  })
})

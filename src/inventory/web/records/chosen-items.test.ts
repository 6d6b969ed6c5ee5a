import { expect, it } from 'vitest'
import type { Item } from '../../rules/wire.ts'
import { linesOf, stillPossible } from './chosen-items.ts'

const item = (_id: string, stored: number) => ({ _id, stored }) as Item

it('leaves out of a kept form what is no longer there, and counts no more than there is', () => {
  const items = [item('sofa', 0), item('box', 3), item('bicycle', 2)]
  const kept = { sofa: { count: 1 }, box: { count: 8 }, bicycle: { count: 1 }, sold: { count: 2 } }
  const chosen = stillPossible({ items, most: ({ stored }) => stored, chosen: kept })
  expect(linesOf(items, chosen)).toEqual([
    { item: 'box', count: 3 },
    { item: 'bicycle', count: 1 },
  ])
})

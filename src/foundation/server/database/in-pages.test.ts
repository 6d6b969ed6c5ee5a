import { expect, it } from 'vitest'
import { inPages, type PageAfter } from './in-pages.ts'

const ids = Array.from({ length: 1200 }, (_, n) => String(n).padStart(4, '0'))

it.each([0, 1, 499, 500, 501, 1000, 1200])('%i rows come once each, in their order', async many => {
  const asked: PageAfter[] = []
  const readPage = async (page: PageAfter) => {
    asked.push(page)
    const rest = ids.slice(0, many).filter(id => page.after === undefined || id > page.after)
    return rest.slice(0, page.atMost).map(id => ({ id }))
  }
  const rows: string[] = []
  for await (const { id } of inPages(readPage)) rows.push(id)
  expect(rows).toEqual(ids.slice(0, many))
  expect(asked).toHaveLength(Math.floor(many / 500) + 1)
})

import { createElement as h, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { drawMarkup } from './draw-markup.ts'

const late = lazyPart(() => new Promise<never>(() => undefined))

const many = (word: string) => Array.from({ length: 900 }, (_, n) => h('li', { key: n }, word))

function Broken(): never {
  throw new Error('the shelf came off the wall')
}

const page = (part: Parameters<typeof h>[0]) =>
  h('main', null, 'Before ', h(Suspense, { fallback: h('p', null, 'A moment') }, h(part)), h('hr'))

/** In development React adds templates that say what went wrong. */
const withoutHints = (markup: string) => markup.replace(/<template[^>]*>/g, '<template>')

describe('drawing markup', () => {
  it.each([
    ['what is whole', () => h('b', null, 'Whole')],
    ['what is long', () => h('b', null, 'Ŵhole ☂ '.repeat(2000))],
    ['what is many', () => h('ul', null, ...['é', '☂', '£'].map(many))],
    ['what is not there yet', late],
    ['a part that fails', Broken],
  ])('draws %s as renderToString does', async (_, part) => {
    const drawn = await drawMarkup(page(part), () => undefined)
    expect(withoutHints(drawn)).toBe(withoutHints(renderToString(page(part))))
  })

  it('draws a whole document as renderToString does', async () => {
    const document = h('html', null, h('head'), h('body', null, page(Broken)))
    const drawn = await drawMarkup(document, () => undefined)
    expect(withoutHints(drawn)).toBe(withoutHints(renderToString(document)))
  })

  it('tells what went wrong in a part that has a stand-in, and of nothing else', async () => {
    const faults: unknown[] = []
    const tell = (fault: unknown) => faults.push(fault)
    await drawMarkup(page(late), tell)
    expect(faults).toEqual([])
    expect(await drawMarkup(page(Broken), tell)).toContain('A moment')
    expect(faults).toEqual([new Error('the shelf came off the wall')])
  })

  it('fails where nothing stands in', async () => {
    await expect(drawMarkup(h(Broken), () => undefined)).rejects.toThrow('off the wall')
  })
})

import { expect, it } from 'vitest'
import { withScriptsAfterPaint, withScriptsAtOnce } from './scripts-after-paint.ts'

const page = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/page-1.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/site-2.js" fetchPriority="low"/></head><body><p>Hello</p><script type="module" async="" src="/assets/site-2.js"></script></body></html>`

it('asks for no module before the page is painted', () => {
  const markup = withScriptsAfterPaint(page)
  expect(markup).not.toContain('<link rel="modulepreload"')
  expect(markup).not.toContain('<script type="module"')
  expect(markup).toContain('<link rel="stylesheet" href="/a.css"/></head>')
})

it('names every module once to the script that asks for them', () => {
  const markup = withScriptsAfterPaint(page)
  expect(markup).toContain('("/assets/site-2.js",["/assets/page-1.js","/assets/site-2.js"])')
  expect(markup.match(/<script>/g)).toHaveLength(1)
})

it('leaves a page without modules alone', () => {
  const still = '<html><head></head><body><p>Hello</p></body></html>'
  expect(withScriptsAfterPaint(still)).toBe(still)
})

it('asks at once for all modules of a page that only they draw', () => {
  const markup = withScriptsAtOnce(page, [
    '/assets/site-2.js',
    '/assets/list-3.js',
    '/assets/list-3.js',
  ])
  expect(markup).toContain('<script type="module" async="" src="/assets/site-2.js"></script>')
  const modules = [...markup.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  expect(modules.map(([, href]) => href)).toEqual([
    '/assets/page-1.js',
    '/assets/site-2.js',
    '/assets/list-3.js',
  ])
})

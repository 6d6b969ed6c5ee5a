import { expect, test } from 'vitest'
import { socialLinks } from './social-links.ts'

const labels = (urls: string[], demo = false) => socialLinks(urls, demo).map(link => link.label)

test('links carry the name people know', () => {
  expect(
    labels(['https://www.linkedin.com/company/h', 'https://bsky.app/h', 'https://x.com/h']),
  ).toEqual(['LinkedIn', 'Bluesky', 'X'])
})

test('a network we do not know is named by its address', () => {
  expect(labels(['https://pixelfed.social/holdall'])).toEqual(['pixelfed.social'])
})

test('a live site without accounts shows none', () => {
  expect(socialLinks([], false)).toEqual([])
})

test('a demonstration shows placeholders that lead to nobody', () => {
  const shown = socialLinks([], true)
  expect(shown.map(link => link.label)).toEqual(['Instagram', 'Facebook', 'LinkedIn'])
  for (const { url } of shown) expect(url).toContain('.example/')
})

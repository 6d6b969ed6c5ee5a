import { expect, it } from 'vitest'
import { noticeFrom, pageOf } from './notices-in-worker.ts'

const notice = { title: 'Ada has paid', body: 'See the booking', url: '/bookings/7', tag: 'b7' }

it('shows what our server wrote', () => {
  expect(noticeFrom(JSON.stringify(notice))).toEqual(notice)
})

it.each([undefined, '', 'x', '[]', 'null', '{}', JSON.stringify({ ...notice, title: 5 })])(
  'says that something is new where it reads %j',
  text => expect(noticeFrom(text).title).toBe('Holdall'),
)

const origin = 'https://holdall.example'

it('opens the page that it is about', () => {
  expect(pageOf({ url: '/bookings/7?a=b' }, origin)).toBe(`${origin}/bookings/7?a=b`)
})

it.each([
  null,
  {},
  { url: 'https://evil.example/' },
  { url: '//evil.example/' },
  { url: 'javascript:alert(1)' },
  { url: 'http://' },
])('opens nothing but pages of ours: %j', data => {
  expect(pageOf(data, origin)).toMatch(/^https:\/\/holdall\.example\//)
})

import { expect, test } from 'vitest'
import { longestReply, repliesAtMost, tidy } from './quick-replies.ts'

test('quick replies are short, few, and never empty', () => {
  expect(tidy(['  Yes. ', '', '   ', 'No.'])).toEqual(['Yes.', 'No.'])
  expect(tidy(['x'.repeat(longestReply + 1)])[0]).toHaveLength(longestReply)
  expect(tidy([`${'x'.repeat(longestReply - 1)}🙂`])[0]?.isWellFormed()).toBe(true)
  expect(tidy(Array.from({ length: 20 }, (_, at) => `Reply ${at}`))).toHaveLength(repliesAtMost)
})

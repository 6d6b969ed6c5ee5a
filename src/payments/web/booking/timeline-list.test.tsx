import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimelineList } from './TimelineList.tsx'

const item = {
  label: 'What happened',
  at: '2026-11-24T12:00:00Z',
  amount: 13,
  amountPence: 1300,
}

test('money that came has a plus, and what a bank asks back has none', () => {
  const refund = { ...item, kind: 'refund', state: 'done' } as const
  expect(renderToStaticMarkup(<TimelineList items={[refund]} />)).toContain('+£13')
  const dispute = { ...item, kind: 'dispute', state: 'waiting' } as const
  const drawn = renderToStaticMarkup(<TimelineList items={[dispute]} />)
  expect(drawn).toContain('£13')
  expect(drawn).not.toContain('+£13')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { noteServerTime } from '#foundation/web/api/server-clock.ts'
import { FreeDays } from './FreeDays.tsx'
import { emptyDraft } from './filter-draft.ts'

const tellTime = (server: string) => noteServerTime(server, Date.now(), Date.now())
afterAll(() => tellTime(new Date().toISOString()))

test('no day can be chosen that is over in London, by the clock of the server', () => {
  tellTime('2026-06-14T23:30:00.000Z')
  const html = renderToStaticMarkup(
    <FreeDays draft={emptyDraft} faults={{}} onChange={() => undefined} />,
  )
  expect(html.match(/min="[^"]*"/g)).toEqual(['min="2026-06-15"', 'min="2026-06-15"'])
})

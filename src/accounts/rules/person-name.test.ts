import { expect, it } from 'vitest'
import { isOurName, PersonName } from './person-name.ts'

const isTaken = (name: string) => PersonName.safeParse(name).success

it.each([
  ...['Ada', 'José', 'D’Arcy', 'Anna-Maria', 'St. John', 'St.John', 'J.R.', 'Nguyễn Thị', '李'],
  ...[
    'Test1732752000000',
    '12345',
    '1234567890',
    '4 Corners',
    '24/7 Storage',
    'Store4You Ltd.',
    'X Æ A-12',
    'Co.',
  ],
])('%s is a name', name => expect(isTaken(name)).toBe(true))

it.each([
  ...[
    '07700900123',
    'Call 07700 900123',
    '+44 7700 900123',
    '7700 900123',
    '０７７００９００１２３',
  ],
  ...['jane@example.org', 'jane ＠ gmail', '@jane_doe', 'storeit.co.uk', 'www.storeit', 'ftp://x'],
  ...['Storeit.com', 'jane dot.me', ' ', ''],
])('%s is none', name => expect(isTaken(name)).toBe(false))

it.each(['Holdall', 'holdallsupport', 'Hold all', 'HOLD-ALL team', 'Hold\u200ball'])(
  '%j is our own name',
  name => expect(isOurName(name)).toBe(true),
)

it.each(['Hold Allen', 'Holda', 'Harold', 'All'])('%j is not', name =>
  expect(isOurName(name)).toBe(false),
)

export type Zone = 'rules' | 'server' | 'web'

/** Where a file belongs: to a room of a noun, to the entry points, or nowhere. */
export type Room =
  | { kind: 'noun'; noun: string; zone: Zone }
  | { kind: 'entry'; zone: Zone | 'either' }
  | { kind: 'outside' }

/** Which other nouns each noun may know. All may know `foundation`, and pages may know `design`. */
export const allowedNouns: Record<string, readonly string[]> = {
  accounts: [],
  listings: ['connections', 'accounts', 'notices'],
  search: ['listings', 'bookings', 'accounts'],
  notices: ['accounts'],
  connections: ['accounts', 'notices'],
  messages: ['listings', 'connections', 'accounts', 'notices'],
  bookings: ['messages', 'listings', 'connections', 'accounts', 'notices'],
  viewings: ['bookings', 'messages', 'listings', 'connections', 'accounts', 'notices'],
  rent: ['bookings', 'listings', 'connections', 'accounts', 'notices'],
  payments: ['rent', 'bookings', 'connections', 'accounts', 'notices'],
  moving: ['bookings', 'messages', 'listings', 'connections', 'accounts', 'notices'],
  complaints: ['payments', 'bookings', 'listings', 'accounts', 'notices'],
  inventory: ['complaints', 'bookings', 'accounts', 'notices'],
  reviews: ['payments', 'bookings', 'listings', 'accounts', 'notices'],
  moderation: [
    ...['accounts', 'listings', 'search', 'bookings', 'rent', 'payments', 'moving', 'complaints'],
    ...['inventory', 'messages', 'reviews', 'site', 'viewings', 'connections'],
  ],
  site: [
    ...['notices', 'search', 'listings', 'bookings', 'complaints', 'inventory', 'messages'],
    ...['reviews', 'connections', 'accounts', 'moving'],
  ],
  design: [],
  foundation: [],
}

const zones: readonly string[] = ['rules', 'server', 'web'] satisfies Zone[]
const webEntries = [
  'booking-facts.tsx',
  'client.tsx',
  'render.ts',
  'root.tsx',
  'router.tsx',
  'vite-env.d.ts',
]
const entriesForBoth = ['sitemap.ts']

export function roomOf(path: string): Room {
  const [source, first = '', second = '', ...rest] = path.split('/')
  if (source !== 'src') return { kind: 'outside' }
  if (first === 'design' && second !== '') return { kind: 'noun', noun: first, zone: 'web' }
  if (second === '') return { kind: 'entry', zone: entryZone(first) }
  if (!(first in allowedNouns) || !zones.includes(second) || rest.length === 0) {
    return { kind: 'outside' }
  }
  return { kind: 'noun', noun: first, zone: second as Zone }
}

function entryZone(file: string): Zone | 'either' {
  if (entriesForBoth.includes(file)) return 'either'
  return webEntries.includes(file) || file.endsWith('.gen.ts') ? 'web' : 'server'
}

export function zoneOf(path: string): Zone | 'either' | undefined {
  const room = roomOf(path)
  return room.kind === 'outside' ? undefined : room.zone
}

export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path)
}

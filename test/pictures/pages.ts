import { deskViews } from '#payments/web/desk/desk-view.ts'

/** The roles: a visitor, the three accounts of demo mode, and a renter who owes rent. */
export const people = {
  visitor: undefined,
  renter: 'renter@holdall.test',
  partner: 'partner@holdall.test',
  operator: 'admin@holdall.test',
  debtor: 'grace.obi@renters.test',
} as const
export type Who = keyof typeof people
export const password = 'Holdall1!'

type Found = Record<string, unknown> & { _id: string }

/** Every address of the site with ids of the demo's data, by role. */
export async function pagesOf(origin: string): Promise<Record<Who, readonly string[]>> {
  const call = async (path: string, email?: string, body?: object): Promise<Found[]> => {
    const token = email && (await logIn(origin, email))
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data } = (await response.json()) as { data: Found[] | { items: Found[] } }
    const found = 'items' in data ? data.items : data
    if (!response.ok || !Array.isArray(found)) throw new Error(`${path}: ${response.status}`)
    return found
  }
  const [
    listed,
    rented,
    let_,
    own,
    asked,
    answered,
    waiting,
    known,
    owing,
    disputed,
    reported,
    hooks,
  ] = await Promise.all([
    call('/users/listings', undefined, {}),
    call('/booking', people.renter),
    call('/booking', people.partner),
    call('/listings', people.partner),
    call('/messages/threads', people.renter),
    call('/messages/threads', people.partner),
    call('/admin/listings?status=pending', people.operator),
    call('/admin/people', people.operator),
    call('/booking', people.debtor),
    call('/admin/disputes', people.operator),
    call('/admin/reports', people.operator),
    call('/connections/webhooks', people.partner),
  ])
  const [first, second] = listed
  const partner = await hostOf(origin, listed)
  const owed = let_.find(isOwed)
  const inParts = rented.find(isInParts)
  const inStore = inParts ? await call(`/booking/${inParts._id}/items`, people.renter) : []
  const paid = rented.find(booking => booking.paymentStatus === 'successful')
  return {
    visitor: [
      '/',
      '/search?s=leeds',
      '/search?s=nowhereatall',
      '/storage',
      '/storage/leeds',
      ...pathsTo('/book', first),
      '/solution/self-storage',
      '/solution/delivery',
      '/solution/packing-moving',
      '/solution/for-you',
      '/support',
      '/contact',
      '/report',
      '/about-us',
      '/terms-of-use',
      '/privacy-policy',
      '/cookie-policy',
      '/review-policy',
      '/what-we-send',
      ...pathsTo('/partner', partner),
      '/dev/kit',
      '/dev/outbox',
      '/nothing-here',
      '/login',
      '/signup',
      '/forgot-password',
      '/reset-password/none',
      '/verify',
      '/answer-request/none',
      '/stop-alerts/none',
      '/saved',
      '/day-sheet/none',
    ],
    renter: [
      '/your-storage',
      ...oneOfEach(rented).flatMap(booking => pathsTo('/your-storage', booking)),
      ...pathsTo('/receipt', paid),
      ...pathsTo('/inventory', inParts),
      ...pathsTo('/inventory/item', inStore[0]),
      ...pathsTo('/labels', inParts),
      ...pathsTo('/checkout', second),
      '/messages',
      ...asked.slice(0, 3).flatMap(thread => pathsTo('/messages', thread)),
      ...pathsTo('/messages/ask', second),
      '/viewings',
      ...pathsTo('/viewings/ask', second),
      '/saved',
      '/cancelled-bookings',
      '/personal-details',
      '/onboarding',
    ],
    partner: [
      '/listings',
      '/listings/create',
      ...pathsTo('/listings/edit', own[0]),
      ...pathsTo('/listings/edit', own.find(isClosedElsewhere)).map(
        path => `${path}?step=availability`,
      ),
      ...pathsTo('/listings/readings', own.find(isDry)),
      '/listings/import',
      '/bookings',
      ...oneOfEach(let_).flatMap(booking => pathsTo('/bookings', booking)),
      ...pathsTo('/goods-notices', owed),
      ...pathsTo('/inventory', inParts),
      '/messages',
      ...answered.slice(0, 3).flatMap(thread => pathsTo('/messages', thread)),
      '/viewings',
      '/facts',
      '/connections',
      ...pathsTo('/connections', hooks[0]),
      '/drivers',
      '/bank-details',
      '/account-verification',
      '/personal-details',
    ],
    operator: [
      '/admin',
      ...pathsTo('/admin/listings', waiting[0]),
      '/admin/people',
      ...pathsTo('/admin/people', known[0]),
      '/admin/bookings',
      ...pathsTo('/admin/bookings', paid),
      ...pathsTo('/admin/bookings', owed),
      ...pathsTo('/admin/bookings', rented.find(isInParts)),
      '/admin/disputes',
      ...pathsTo('/admin/disputes', disputed[0]),
      '/admin/reports',
      ...pathsTo('/admin/reports', reported[0]),
      '/admin/reviews',
      '/admin/takedowns',
      '/admin/documents',
      ...deskViews.map(view => `/admin/money?view=${view}`),
      '/admin/policy',
      '/admin/audit',
    ],
    debtor: owing.filter(isOwed).flatMap(booking => pathsTo('/your-storage', booking)),
  }
}

/** The host of a space that has reviews. */
async function hostOf(origin: string, listed: readonly Found[]): Promise<Found | undefined> {
  const reviewed = listed.find(({ rating }) => rating !== null)
  if (!reviewed) return undefined
  const response = await fetch(`${origin}/api/v1/users/listings/${reviewed._id}`)
  const { data } = (await response.json()) as { data: { host: Found } }
  return data.host
}

async function logIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

function pathsTo(folder: string, thing: Found | undefined): string[] {
  return thing ? [`${folder}/${thing._id}`] : []
}

const isDry = (listing: Found) => listing.dryRecord !== undefined

const isClosedElsewhere = ({ closedByCalendars: days }: Found) =>
  Array.isArray(days) && days.length > 0

/** One booking of each state, because the owner makes no difference. */
function oneOfEach(bookings: readonly Found[]): Found[] {
  const kinds = bookings.map(booking => {
    const { approvalStatus, paymentStatus, rolling } = booking
    const kind = [approvalStatus, paymentStatus, rolling, isInParts(booking), isOwed(booking)]
    return [kind.join(' '), booking] as const
  })
  return [...new Map(kinds).values()]
}

function isInParts({ instalments }: Found): boolean {
  return instalments === true
}

function isOwed({ rent }: Found): boolean {
  return Boolean((rent as { arrearsSince: string | null } | null)?.arrearsSince)
}

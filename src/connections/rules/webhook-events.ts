/** What a webhook address can be told of, and when that happens. */
export const webhookEvents = {
  'booking.requested': 'Somebody asks to book a space of yours',
  'booking.approved': 'A booking is approved, by you, by us or automatically',
  'booking.denied': 'A request is denied or closed',
  'booking.paid': 'A booking is paid',
  'booking.cancelled': 'A booking is cancelled, or its request withdrawn',
  'booking.expired': 'A request is not answered, or a booking not paid, in time',
  'booking.ended': 'A paid booking is over, and no paid extension follows it',
  'listing.approved': 'We approve a listing, or a change to it',
  'listing.rejected': 'We turn down a listing, or a change to it',
  'listing.suspended': 'We suspend a listing',
  'message.received': 'A renter writes to you',
  'viewing.requested': 'Somebody asks to see a space of yours',
  'viewing.agreed': 'A time for a viewing is agreed',
  'viewing.declined': 'A viewing is declined',
  'viewing.cancelled': 'A viewing is called off, or its request withdrawn',
  'viewing.expired': 'Nobody agrees to a time for a viewing before it passes',
  'move.requested': 'A paid booking comes with moving, and you can plan it',
  'move.assigned': 'A move has a driver and a time, or other ones',
  'move.collected': 'The things of a renter are on the van',
  'move.delivered': 'The things of a renter are at the space',
  'move.failed': 'A move goes wrong, or is called off with its booking',
  'rent.paid': 'A further month of a booking is paid',
  'rent.failed': 'A further month of a booking cannot be taken from the card',
  'payout.paid': 'A payout is made to you',
  'payout.failed': 'A payout does not go through and has to wait',
  'payout.reversed': 'A payout is taken back',
} as const

export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[]

/** Sent when its owner presses the button for it. No address can ask for it. */
export const testEvent = 'test'
export type DeliveredEvent = WebhookEvent | typeof testEvent

type KindOf<Event> = Event extends `${infer Kind}.${string}` ? Kind : never

/** What an event can be about. */
export type EventKind = KindOf<WebhookEvent>

export function kindOf(event: WebhookEvent): EventKind {
  return event.slice(0, event.indexOf('.')) as EventKind
}

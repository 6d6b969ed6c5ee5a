/** What a webhook address can be told of, and when that happens. */
export const webhookEvents = {
  'booking.requested': 'Somebody asks to book a space of yours',
  'booking.approved': 'A booking is approved, by you, by us or automatically',
  'booking.denied': 'A request is denied or closed',
  'booking.paid': 'A booking is paid',
  'booking.cancelled': 'A booking is cancelled, or its request withdrawn',
  'booking.expired': 'A request is not answered, or a booking not paid, in time',
  'booking.ended': 'A paid booking is over',
  'listing.approved': 'We approve a listing, or a change to it',
  'listing.rejected': 'We turn down a listing, or a change to it',
  'listing.suspended': 'We suspend a listing',
  'message.received': 'A renter writes to you',
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

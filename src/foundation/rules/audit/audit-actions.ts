/** Everything that the audit log can say was done. */
export const auditActions = {
  'user.created': 'Account created',
  'user.verified': 'Email confirmed',
  'user.logged-in': 'Logged in',
  'user.logged-out': 'Logged out',
  'user.others-logged-out': 'Logged out everywhere else',
  'user.password-changed': 'Password changed',
  'user.password-reset': 'Password reset by a link',
  'user.email-changed': 'Email changed',
  'user.security-changed': 'Security changed',
  'user.profile-changed': 'Personal details changed',
  'user.identity-lapsed': 'Identity to be shown again after a new name',
  'user.picture-changed': 'Profile picture changed',
  'user.became-partner': 'Became a partner',
  'user.seller-details-saved': 'Details for tax saved',
  'user.exported': 'Own data downloaded',
  'user.read': 'Person looked at',
  'user.suspended': 'Person suspended',
  'user.reinstated': 'Person reinstated',
  'user.deleted': 'Account deleted',

  'listing.created': 'Listing created',
  'listing.changed': 'Listing changed',
  'listing.media-added': 'Picture or video added',
  'listing.switched-on': 'Listing switched on',
  'listing.switched-off': 'Listing switched off',
  'listing.submitted': 'Listing sent for approval',
  'listing.read': 'Listing looked at',
  'listing.approved': 'Listing approved',
  'listing.rejected': 'Listing rejected',
  'listing.change-confirmed': 'Change of a listing confirmed',
  'listing.change-refused': 'Change of a listing refused',
  'listing.suspended': 'Listing suspended',
  'listing.reinstated': 'Listing reinstated',
  'listing.featured': 'Listing featured',
  'listing.unfeatured': 'Listing no longer featured',
  'listing.calendar-added': 'Other calendar added to a listing',
  'listing.calendar-removed': 'Other calendar removed from a listing',
  'listing.calendar-renewed': 'Calendar address of a listing made anew',
  'listing.deleted': 'Listing deleted',
  'listing.reading-posted': 'Humidity reading posted',
  'listing.reading-corrected': 'Humidity reading corrected',
  'listing.reading-deleted': 'Humidity reading deleted',
  'listing.reading-removed': 'Humidity reading taken down',
  'listing.erased': 'Listing erased with its account',

  'viewing.asked': 'Viewing asked for',
  'viewing.offered': 'Another time offered for a viewing',
  'viewing.agreed': 'Viewing agreed',
  'viewing.declined': 'Viewing denied',
  'viewing.withdrawn': 'Viewing withdrawn',
  'viewing.expired': 'Viewing not answered in time',
  'viewing.cancelled': 'Viewing cancelled',
  'viewing.reminded': 'Reminded of a viewing',
  'viewing.done': 'Viewing over',
  'viewing.closed': 'Viewing closed',

  'booking.requested': 'Booking requested',
  'booking.read': 'Booking looked at',
  'booking.receipt-read': 'Receipt looked at',
  'booking.answered-by-mail': 'Request answered from an email',
  'booking.approved': 'Booking approved',
  'booking.denied': 'Booking denied',
  'booking.closed': 'Request closed',
  'booking.withdrawn': 'Booking withdrawn',
  'booking.expired': 'Booking expired',
  'booking.paid': 'Booking paid',
  'booking.payment_failed': 'Payment failed',
  'booking.cancelled': 'Booking cancelled',
  'booking.let_run': 'Booking of a suspended partner goes on',
  'booking.notice_given': 'Notice given',
  'booking.notice_taken_back': 'Notice taken back',
  'booking.later_price_told': 'New price announced',
  'booking.later_price_taken_back': 'New price taken back',
  'booking.fell_behind': 'Rent fell behind',
  'booking.caught_up': 'Rent caught up',
  'booking.dispute_opened': 'Bank dispute opened',
  'booking.dispute_closed': 'Bank dispute closed',
  'booking.contested': 'Dispute opened on a booking',
  'booking.settled': 'Dispute on a booking over',
  'booking.refunded-part': 'Part of a payment refunded',
  'booking.refunded-outside': 'Refunded at the payment provider',

  'rent.paid': 'Month of rent paid',
  'rent.failed': 'Month of rent not paid',
  'rent.dropped': 'Month of rent dropped',
  'rent.revived': 'Month of rent due again',
  'rent.goods-notice': 'Notice about goods left behind',

  'payment.mismatched': 'Payment not as asked for',
  'payment.disputed': 'Bank dispute about a payment',
  'payment.dispute-won': 'Bank dispute won',
  'payment.dispute-lost': 'Bank dispute lost',

  'movement.retried': 'Refund or payout tried again',
  'movement.paid-by-hand': 'Refund paid by hand',

  'complaint.opened': 'Dispute opened',
  'complaint.read': 'Dispute looked at',
  'complaint.answered': 'Dispute answered',
  'complaint.withdrawn': 'Dispute withdrawn',
  'complaint.decided': 'Dispute decided',

  'inventory.item-added': 'Thing added to a list',
  'inventory.item-changed': 'Thing in a list changed',
  'inventory.item-removed': 'Thing taken off a list',
  'inventory.read': 'Inventory looked at',
  'inventory.recorded': 'Hand-over or return recorded',
  'inventory.confirmed': 'Record of things confirmed',
  'inventory.objected': 'Record of things objected to',
  'inventory.withdrawn': 'Record of things taken back',
  'inventory.asked': 'Things asked back',
  'inventory.dated': 'Date given for things asked back',
  'inventory.done': 'Things asked back given',
  'inventory.denied': 'Things asked back not given',
  'inventory.askedNoMore': 'Things no longer asked back',

  'review.written': 'Review written',
  'review.held': 'Review held back',
  'review.changed': 'Review changed',
  'review.released': 'Review released',
  'review.revealed': 'Review shown',
  'review.answered': 'Review answered',
  'review.kept': 'Reported review kept',
  'review.removed': 'Review removed',

  'move.read': 'Move looked at',
  'move.assign': 'Driver given to a move',
  'move.resume': 'Driver given to a collected move',
  'move.collect': 'Goods collected',
  'move.deliver': 'Goods delivered',
  'move.fail': 'Move failed',
  'move.callOff': 'Move called off',

  'driver.created': 'Driver added',
  'driver.changed': 'Driver changed',
  'driver.deleted': 'Driver deleted',

  'document.sent': 'Identity document sent',
  'document.read': 'Identity document looked at',
  'document.accepted': 'Identity document accepted',
  'document.rejected': 'Identity document rejected',

  'report.filed': 'Report filed',
  'report.read': 'Report looked at',
  'report.closed': 'Report closed',

  'thread.read': 'Reported conversation looked at',
  'thread.blocked': 'Conversation blocked',

  'key.made': 'API key made',
  'key.revoked': 'API key revoked',

  'webhook.added': 'Webhook address added',
  'webhook.changed': 'Webhook address changed',
  'webhook.secret-made': 'New secret for a webhook address',
  'webhook.switched-off': 'Webhook address switched off',
  'webhook.deleted': 'Webhook address deleted',

  'policy.adopted': 'New terms adopted',
  'money.tax-report-read': 'Report for the tax office downloaded',
} as const

export type AuditAction = keyof typeof auditActions

type DoneIn<Action, Kind extends string> = Action extends `${Kind}.${infer Done}` ? Done : never

/** What can be done to things of this kind, such as `approved` for `listing.approved`. */
export type AuditedOf<Kind extends AuditKind> = DoneIn<AuditAction, Kind>

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never

/** How actions begin. */
export type AuditKind = KindOf<AuditAction>

/** What the audit log can be about. */
export const auditSubjects = {
  user: 'Person',
  listing: 'Listing',
  viewing: 'Viewing',
  booking: 'Booking',
  payment: 'Payment',
  movement: 'Refund or payout',
  driver: 'Driver',
  document: 'Identity document',
  report: 'Report',
  thread: 'Conversation',
  key: 'API key',
  webhook: 'Webhook address',
  policy: 'Terms',
} as const

export type AuditSubject = keyof typeof auditSubjects

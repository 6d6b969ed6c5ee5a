import type { DecidedStatus } from '#listings/rules/life/listing-decisions.ts'
import type { ReviewedListing } from '../rules/wire.ts'

type Status = NonNullable<ReviewedListing['status']> | 'draft'

export const copy = {
  sectionTitle: (section: string) => `Console: ${section}`,
  tabTitle: (...parts: string[]) => `${parts.join(' - ')} - console`,
  nav: {
    label: 'Console',
    listings: 'Listings',
    people: 'People',
    bookings: 'Bookings',
    reports: 'Reports',
    disputes: 'Disputes',
    reviews: 'Reviews',
    documents: 'Documents',
    money: 'Money',
    policy: 'Terms',
    takedowns: 'Taken down',
    audit: 'Audit log',
  },

  status: {
    draft: 'Draft',
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    suspended: 'Suspended',
  } satisfies Record<Status, string>,

  /** What stands on a listing in the queue and on its own page. */
  listing: {
    changed: 'Changed',
    featured: 'Featured',
    partnerSuspended: 'Partner suspended',
    untitled: 'Untitled space',
    noAddress: 'No address yet',
  },

  age: {
    waits: (hours: string) => `Waits ${hours} of 24 h`,
    late: (hours: string) => `Waits ${hours}, past the 24 h`,
    label: 'Time waited of the 24 hours promised',
  },

  shortcuts: {
    title: 'Keyboard',
    on: 'Keyboard shortcuts',
    next: 'next',
    previous: 'previous',
    approve: 'approve',
    reject: 'reject',
    suspend: 'suspend',
    feature: 'feature',
    open: 'open the page',
    search: 'search',
  },

  decide: {
    label: 'Decide',
    approve: 'Approve',
    confirm: 'Confirm the change',
    reinstate: 'Reinstate',
    reject: 'Reject',
    refuse: 'Refuse the change',
    suspend: 'Suspend',
    feature: 'Feature',
    unfeature: 'Stop featuring',
    page: 'See the page',
    none: 'There is nothing to decide at the moment.',
    done: {
      approved: 'Approved. The partner has been told.',
      rejected: 'Rejected. The partner has been told why.',
      suspended: 'Suspended. The partner has been told why.',
    } satisfies Record<DecidedStatus, string>,
    featured: 'Featured on the home page',
    unfeatured: 'No longer featured',
    stale: 'The partner changed it in the meantime. Here is the newest.',
    reason: 'Reason',
    reasonHelp: 'The partner reads this word for word. Say what to change.',
    suspendHelp:
      'The partner reads this word for word. Bookings that were agreed go on. If one should not, cancel it on the page of the partner.',
    reasonMissing: 'Please give the reason.',
    usual: 'Usual reasons',
    rejectTitle: 'Reject this listing?',
    refuseTitle: 'Refuse this change?',
    suspendTitle: 'Suspend this listing?',
    reasons: {
      rejected: [
        'Please add pictures that show the space itself.',
        'The pictures and the description do not seem to be of the same space.',
        'The description holds contact details. Please take them out: renters reach you through Holdall.',
        'We could not find this address. Please check it.',
      ],
      suspended: [
        'We are looking into a report about this listing.',
        'The space is not what the listing says.',
      ],
    },
  },
}

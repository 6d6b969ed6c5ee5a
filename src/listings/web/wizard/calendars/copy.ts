import type { ClosedDays } from '#listings/rules/calendars/closed-times.ts'

export const copy = {
  heading: 'Calendars',
  intro:
    'If you also let this space elsewhere, the two calendars can know of each other. What you do here takes effect at once.',
  loading: 'Loading your calendars',
  failed: 'We could not load your calendars',

  out: {
    heading: 'This listing in another calendar',
    words:
      'Paste this address into your calendar program, or into another site. It shows when the space is booked or closed, and nothing about who booked it.',
    label: 'Secret address',
    help: 'Whoever has this address can read it. Other programs look for news when they choose to, which may take hours.',
    copy: 'Copy address',
    renew: 'Make a new address',
    renewQuestion: 'Make a new address?',
    renewWords:
      'The old address stops working at once. Whatever reads it now needs the new one from you.',
    renewed: 'Your new address is ready. The old one no longer works.',
    keep: 'Keep this one',
  },

  others: {
    heading: 'Other calendars that close this listing',
    words:
      'A day on which another calendar is busy is closed here, even if it is busy for an hour only. We read it every 30 minutes and keep the busy days, not what is planned on them. Bookings you have approved stay.',
    allSpaces: (count: number) =>
      `A calendar does not say which space it means, so a busy day closes all ${count} spaces of this listing.`,
    add: 'Add a calendar',
    list: 'Other calendars',
    none: 'None yet. Nothing but your own list closes days.',
    full: 'A listing reads three other calendars. To add one, remove another first.',
    waiting: 'We are reading it for the first time. This takes about a minute.',
    readAt: (moment: string) => `Last read on ${moment}.`,
    closes: (days: number) =>
      days === 0 ? 'It closes no day.' : `It closes ${days === 1 ? '1 day' : `${days} days`}.`,
    failingSince: (moment: string) => `We have not been able to read it since ${moment}.`,
    kept: 'The days that it had closed before stay closed.',
    next: (moment: string) => `We try again on ${moment}.`,
    readNow: 'Read it now',
    readingNow: 'We are reading it. This takes about a minute.',
    remove: (name: string) => `Remove ${name}`,
    removeQuestion: (name: string) => `Remove “${name}”?`,
    removeWords: 'The days that it has closed are open for booking again at once.',
    removed: 'Removed. Its days are open again.',
    no: 'No',
    yes: 'Yes, remove it',
  },

  dialog: {
    title: 'Add a calendar',
    about: 'Other sites call its address a calendar link or an export. It often ends in .ics.',
    name: 'Name',
    nameHelp: 'So that you know it again, such as the name of the other site.',
    address: 'Address of the calendar',
    addressHelp: 'It begins with https:// or webcal://. We keep it sealed and show it to nobody.',
    send: 'Add calendar',
    sent: 'Added. We are reading it now.',
  },
}

export function dayCount(closed: readonly ClosedDays[]): number {
  const day = (text: string) => Date.parse(text) / 86_400_000
  return closed.reduce((sum, { startDate, endDate }) => sum + day(endDate) - day(startDate) + 1, 0)
}

import type { DayUse, Stretch } from '#bookings/rules/term/occupancy.ts'

const uses: Record<DayUse, string> = {
  free: 'Free',
  partly: 'Partly let',
  full: 'Fully let',
  closed: 'Closed',
}

export const copy = {
  waiting: {
    heading: (count: number) =>
      count === 1 ? '1 request needs your answer' : `${count} requests need your answer`,
    asks: (renter: string, title: string) => `${renter} asks for ${title}`,
    until: (until: string) => `Please answer by ${until}`,
    youGet: (net: string) => `You get ${net}`,
  },

  rentals: {
    heading: 'Spaces that you are renting',
    all: 'My rentals',
  },

  coming: {
    heading: 'Today and in the next 7 days',
    all: 'All bookings',
    start: (at: string) => `Start: ${at}`,
    end: (at: string) => `End: ${at}`,
    others: (count: number) =>
      count === 1 ? 'And 1 more in these days.' : `And ${count} more in these days.`,
  },

  occupancy: {
    heading: 'Occupancy',
    about: 'How your spaces are let, by the day.',
    previous: 'Month before',
    next: 'Month after',
    key: 'What the colours mean',
    uses,
    untitled: 'Untitled listing',
    let: (days: number, of: number, fully: number) =>
      `${days} of ${of} days let${fully < days ? `, ${fully} of them fully` : ''}`,
    stretch: ({ use, first, last }: Stretch) =>
      first === last ? `${uses[use]} on ${first}` : `${uses[use]} from ${first} to ${last}`,
    month: (title: string, month: string, stretches: readonly string[]) =>
      `${title}, ${month}: ${stretches.join(', ')}`,
  },
}

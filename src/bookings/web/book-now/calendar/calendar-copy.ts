/** Separate from the other texts of the page, because the calendar loads late. */
export const calendarCopy = {
  free: 'Free',
  partly: 'Partly taken',
  taken: 'Taken',
  past: 'Past',
  tooSoon: 'Too soon for the partner',
  loading: 'Loading the calendar',
  failed: 'We could not load the calendar',
  failedAbout: 'You can still choose dates: we check them before you pay.',
  nothingTaken: 'Nothing is taken so far.',
  previous: 'Earlier months',
  next: 'Later months',
  key: 'What the colours mean',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  weekdayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

export const copy = { hint: 'Select a date from the calendar' }

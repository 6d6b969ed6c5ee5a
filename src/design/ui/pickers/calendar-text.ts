const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

// Not by Intl, whose data differ between server and browser.
export function dateText(isoDate: string) {
  return textWith(months, isoDate)
}

// For a field that shares its row with another.
export function shortDateText(isoDate: string) {
  return textWith(shortMonths, isoDate)
}

function textWith(names: readonly string[], isoDate: string) {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  const weekday = days[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  return `${weekday?.slice(0, 3)} ${day} ${names[month - 1]} ${year}`
}

export function monthText(isoMonth: string) {
  const [year, month = 1] = isoMonth.split('-').map(Number)
  return `${months[month - 1]} ${year}`
}

export const shortMonths = months.map(month => month.slice(0, month === 'September' ? 4 : 3))

// Months are the strings "2026-03": they sort as text and need no clock.
export function yearOf(isoMonth: string) {
  return Number(isoMonth.slice(0, 4))
}

export function monthsOfYear(year: number) {
  return Array.from({ length: 12 }, (_, index) => isoMonth(year * 12 + index))
}

export function addMonths(month: string, count: number) {
  return isoMonth(yearOf(month) * 12 + Number(month.slice(5, 7)) - 1 + count)
}

export function isMonthAllowed(month: string, min?: string, max?: string) {
  return (min === undefined || month >= min) && (max === undefined || month <= max)
}

function isoMonth(monthsSinceZero: number) {
  const year = String(Math.floor(monthsSinceZero / 12)).padStart(4, '0')
  return `${year}-${String((monthsSinceZero % 12) + 1).padStart(2, '0')}`
}

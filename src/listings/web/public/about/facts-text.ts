const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

/** Rounded up, so that it never claims a quicker answer. */
export function answerTime(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, minutes), 'minute')
  if (minutes < 48 * 60) return counted(Math.ceil(minutes / 60), 'hour')
  return counted(Math.ceil(minutes / 1440), 'day')
}

export function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

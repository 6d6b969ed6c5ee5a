export const reasonAhead = ' Reason: '

/** A line in a conversation in which one side says why. Its words leave with that side. */
export function withReason(line: string, reason: string | null): string {
  return reason ? `${line}${reasonAhead}${reason}` : line
}

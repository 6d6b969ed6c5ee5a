let aheadMs = 0

/** The answer was written somewhere between these two moments of our own clock. */
export function noteServerTime(sentTime: string | null, sentAt: number, receivedAt: number): void {
  const server = Date.parse(sentTime ?? '')
  if (Number.isNaN(server)) return
  const estimate = server - (sentAt + receivedAt) / 2
  const doubt = (receivedAt - sentAt) / 2
  // Within its own doubt it says nothing new, and a countdown should not tremble.
  if (Math.abs(estimate - aheadMs) > doubt) aheadMs = estimate
}

/** The time by the server's clock as far as its answers have told it, else by the device's. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs)
}

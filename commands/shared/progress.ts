const heartbeatMs = 15_000

export function say(text = ''): void {
  process.stdout.write(`${text}\n`)
}

export function seconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** Shows what is being done, and then how long it took. */
export async function withProgress<T>(label: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const isTerminal = process.stdout.isTTY === true
  const show = () => process.stdout.write(`\r${label} ... ${seconds(startedAt)} `)
  if (isTerminal) show()
  else say(`${label} ...`)
  const beat = () => (isTerminal ? show() : say(`${label} ... ${seconds(startedAt)}`))
  const timer = setInterval(beat, isTerminal ? 200 : heartbeatMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r')
    say(`${label}: ${seconds(startedAt)}`)
  }
}

/** Each step is tried, whatever becomes of those before it. In the end the run fails if one did. */
export async function eachInTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} steps failed`)
}

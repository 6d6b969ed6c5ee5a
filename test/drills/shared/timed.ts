export interface Timed<Result> {
  answer: Result
  ms: number
}

export async function timed<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const started = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - started }
}

export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

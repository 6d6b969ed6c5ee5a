/** What is given when a time limit passed first. What was waited for goes on by itself. */
export const late = Symbol('late')

export async function within<Result>(
  limitMs: number,
  work: Promise<Result>,
): Promise<Result | typeof late> {
  const { promise: end, resolve } = Promise.withResolvers<typeof late>()
  const timer = setTimeout(resolve, limitMs, late)
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}

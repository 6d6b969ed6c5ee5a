/** The result when the time limit passed first. The work itself goes on. */
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

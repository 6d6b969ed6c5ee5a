import { useState } from 'react'

/** The first of many, because a browser takes seconds to draw a thousand; each press adds as many. */
export function useFirst<One>(all: readonly One[], atOnce: number) {
  const [count, setCount] = useState(atOnce)
  return {
    first: all.slice(0, count),
    showMore: count < all.length ? () => setCount(before => before + atOnce) : undefined,
  }
}

interface Size {
  width: number
  height: number
}

const steps = [1, 0.75, 0.5]

/** The sizes to try for a picture, of its own shape and never larger than it is. */
export function sizesWithin({ width, height }: Size, longestSide: number): Size[] {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return steps.map(step => ({
    width: Math.max(1, Math.round(width * scale * step)),
    height: Math.max(1, Math.round(height * scale * step)),
  }))
}

export const copy = {
  area: (feet: number, metres: number) => `${feet} sq ft, which is ${metres} m²`,
  shape: (plan: string) =>
    `Drawn to scale in the usual shape for this size, ${plan}. The real one may be shaped differently, so ask the partner before you bring something large.`,
  drawing: (feet: number, things: string) =>
    `A drawing to scale of a space of ${feet} sq ft with ${things} in it.`,
  fits: 'What fits',
  boxes: (count: number) =>
    `About ${count} medium boxes (45 cm each way), stacked four high, wall to wall.`,
  drawn: (things: string) => `In the drawing: ${things}.`,
  unknown: 'The partner has not said how large the space is.',
  loading: 'Drawing the space',
  failed: 'We could not load the drawing.',
}

import { type ThingCounts, thingOf, thingsIn } from '#listings/rules/fit/things.ts'

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

export const copy = {
  title: 'What fits?',
  intro:
    'Tick what you have. Everything is counted as it is carried in: beds taken apart, tables and mattresses on edge.',
  rooms: 'Start with a whole room',
  addRoom: (room: string) => `Add: ${room}`,
  things: 'Thing by thing',
  results: 'What it comes to',
  none: 'Choose something to see what size it needs.',
  volume: 'Volume',
  cubicMetres: (litres: number) => `${number.format(Math.ceil(litres / 100) / 10)} m³`,
  longest: 'Longest side',
  longestOf: (centimetres: number, name: string) =>
    `${(centimetres / 100).toFixed(2)} m (${name.toLowerCase()})`,
  smallest: 'Smallest size',
  size: (feet: number) => `${feet} sq ft`,
  tooMuch: 'More than our largest size holds. Two spaces side by side may do.',
  drawing: (feet: number, things: string) =>
    `A drawing to scale of a space of ${feet} sq ft with ${things} in it.`,
  scale:
    'Drawn to scale in the usual shape for this size, with the lines of the floor a metre apart.',
  clear: 'Start again',
  close: 'Close',
  use: (feet: number) => `Show spaces of ${feet} sq ft or more`,
  ask: 'What size do I need?',
  willItFit: 'Will it all fit?',
  willItFitWords: 'Tick what you have and see it in a space of this size.',
  check: 'Check what fits',
  change: 'Change what you have',
  fits: (volume: string, feet: number) => `It fits: ${volume} needs ${feet} sq ft or more.`,
  fitsNot: (volume: string, feet: number) =>
    `It may not fit: ${volume} needs ${feet} sq ft, and this space is smaller.`,
}

/** "4 medium boxes, a sofa" */
export function thingsText(counts: ThingCounts): string {
  const parts = thingsIn(counts).map(([kind, count]) => {
    const { name, plural } = thingOf(kind)
    return count === 1 ? `1 ${name.toLowerCase()}` : `${count} ${plural.toLowerCase()}`
  })
  const last = parts.at(-1) ?? 'nothing'
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

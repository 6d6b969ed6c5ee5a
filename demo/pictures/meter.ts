/** What the meters in the demo show, each with a picture of its own. */
export const meterPercents = [48, 51, 54, 57, 60] as const

/** Drawn without a font, because a server may have none. */
const segments: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
}
const bars: Record<string, string> = {
  a: 'M6 0h28l-6 8H12z',
  b: 'M40 5v30l-8-4V11z',
  c: 'M40 45v30l-8-6V49z',
  d: 'M6 80h28l-6-8H12z',
  e: 'M0 45v30l8-6V49z',
  f: 'M0 5v30l8-4V11z',
  g: 'M5 40l6-4h18l6 4-6 4H11z',
}

function digit(number: string, x: number): string {
  const lit = [...(segments[number] ?? '')].map(bar => `<path d="${bars[bar]}"/>`).join('')
  return `<g transform="translate(${x} 128)">${lit}</g>`
}

/** A small white meter on a shelf. Its hue changes a little, so that no two pictures are alike. */
export function meterSvg(percent: number): string {
  const [tens = '', ones = ''] = String(percent)
  const shade = 34 + (percent % 12)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
    <rect width="480" height="360" fill="hsl(${shade} 38% 80%)"/>
    <rect y="278" width="480" height="82" fill="hsl(${shade} 32% 58%)"/>
    <path d="M0 278h480" stroke="hsl(${shade} 30% 48%)" stroke-width="4"/>
    <ellipse cx="240" cy="290" rx="126" ry="14" fill="#22303a" opacity="0.22"/>
    <rect x="122" y="72" width="236" height="216" rx="26" fill="#fbf8f2"/>
    <rect x="122" y="72" width="236" height="216" rx="26" fill="none" stroke="#22303a" stroke-opacity="0.18" stroke-width="3"/>
    <rect x="146" y="98" width="188" height="140" rx="12" fill="#c9d6c3"/>
    <g fill="#22303a">
      ${digit(tens, 174)}${digit(ones, 232)}
      <circle cx="296" cy="178" r="7" fill="none" stroke="#22303a" stroke-width="4"/>
      <circle cx="318" cy="204" r="7" fill="none" stroke="#22303a" stroke-width="4"/>
      <path d="M318 170l4 3-26 38-4-3z"/>
    </g>
    <circle cx="240" cy="262" r="8" fill="#0e5a4a"/>
  </svg>`
}

type Rgb = readonly [red: number, green: number, blue: number]

/** The base colours from which all colours of a picture are mixed. */
export interface Palette {
  paper: string
  kraft: string
  green: string
  amber: string
  sky: string
}

export interface Light {
  /** The colours of bright and of shaded sides, and how strong they are. */
  bright: string
  shade: string
  brightness: number
  depth: number
}

/** Fills for every kind of surface, already mixed, because only browsers can mix colours in CSS. */
export function stylesheet(base: Palette, light: Light): string {
  const white = '#ffffff'
  const dusk = mix(mix(base.green, '#000000', 0.76), light.shade, 0.4)
  const clay = mix(base.kraft, '#a4472c', 0.6)
  const tones: Record<string, string> = {
    kraft: base.kraft,
    wood: mix(mix(base.amber, base.kraft, 0.7), '#000000', 0.22),
    brick: clay,
    skin: mix(clay, white, 0.54),
    green: base.green,
    leaf: mix(base.green, mix(base.amber, white, 0.4), 0.3),
    amber: base.amber,
    glow: mix(base.amber, mix('#ffff00', white, 0.74), 0.44),
    chalk: mix(mix(white, base.kraft, 0.24), base.paper, 0.1),
    sky: base.sky,
    glass: mix(base.sky, white, 0.3),
    slate: mix(mix(base.sky, base.green, 0.4), '#000000', 0.28),
    ink: mix(base.green, '#000000', 0.66),
    stone: mix(base.paper, '#17262b', 0.14),
    grass: mix(base.green, mix(base.paper, base.amber, 0.3), 0.62),
    ground: mix(base.paper, base.kraft, 0.22),
    paper: base.paper,
  }
  const rules = Object.entries(tones).flatMap(([name, tone]) => {
    const faces = {
      top: mix(mix(tone, white, 0.16), light.bright, light.brightness),
      left: mix(tone, light.bright, light.brightness * 0.4),
      right: mix(mix(tone, dusk, 0.2), light.shade, light.depth),
    }
    return [
      ...Object.entries(faces).map(
        ([side, fill]) =>
          `.${name}.${side}{fill:${fill};stroke:${fill};stroke-width:.6;stroke-linejoin:round}`,
      ),
      `.${name}.line,.${name}.dashes,.${name}.zebra{fill:none;stroke:${tone}}`,
    ]
  })
  return `${rules.join('\n')}
.line{stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.seam{fill:none;stroke:${dusk};stroke-opacity:.28}
.bricks{fill:none;stroke:${dusk};stroke-opacity:.13;stroke-width:3}
.dashes{stroke-width:3;stroke-dasharray:14 10}
.zebra{stroke-width:40;stroke-dasharray:7 7}
.pane{fill:${mix(base.sky, base.green, 0.12)};stroke:${mix(white, base.kraft, 0.22)};stroke-width:1.6;stroke-linejoin:round}
.lit{fill:${mix(base.amber, white, 0.38)}}
.water,.disc{fill:${base.sky}}.disc{opacity:.5}
.cast{fill:${dusk};opacity:.16}
.beam{fill:${mix(base.amber, white, 0.08)};opacity:.5}
text{display:none}`
}

/** Mixes in Oklab, which matches how people see colours: `share` of the second colour. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toLab(parse(one)), toLab(parse(other))]
  const blended = a.map((value, axis) => value + ((b[axis] ?? 0) - value) * share)
  return write(fromLab(blended as unknown as Rgb))
}

function parse(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

function write(rgb: Rgb): string {
  return `#${rgb
    .map(value =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const linear = (value: number) =>
  value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
const curved = (value: number) =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function toLab(rgb: Rgb): Rgb {
  const [r, g, b] = rgb.map(linear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    curved(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    curved(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    curved(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** x runs down to the right, y down to the left, z up: one unit is one unit of the viewBox. */
export type Spot = readonly [x: number, y: number, z: number]

/** The three sides of a thing that can be seen. Light comes from the left, so right is darkest. */
export type Side = 'top' | 'left' | 'right'

export type Tone =
  | 'kraft'
  | 'wood'
  | 'skin'
  | 'brick'
  | 'green'
  | 'leaf'
  | 'amber'
  | 'glow'
  | 'chalk'
  | 'sky'
  | 'slate'
  | 'ink'
  | 'stone'
  | 'grass'
  | 'ground'
  | 'paper'
  | 'glass'

const cos30 = Math.sqrt(3) / 2

export function project([x, y, z]: Spot): [number, number] {
  return [tenth((x - y) * cos30), tenth((x + y) / 2 - z)]
}

/** Path data through the spots, relative and without spare characters, to keep pages light. */
export function track(spots: readonly Spot[]): string {
  let pen: [number, number] = [0, 0]
  const steps = spots.map(spot => {
    const [x, y] = project(spot)
    const step = `${tenth(x - pen[0])} ${tenth(y - pen[1])}`
    pen = [x, y]
    return step
  })
  const [start, ...rest] = steps
  return tight(`M${start}l${rest.join(' ')}`)
}

export function outline(spots: readonly Spot[]): string {
  return `${track(spots)}z`
}

/** A matrix that lays flat drawing (x to the right, y down) on one side, its origin at `at`. */
export function layOn(side: Side, at: Spot): string {
  const axes = { left: '.866 .5 0 1', right: '.866-.5 0 1', top: '.866 .5-.866 .5' }
  return tight(`matrix(${axes[side]} ${project(at).join(' ')})`)
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function tight(text: string): string {
  return text.replace(/(^|[^\d.])(-?)0\./g, '$1$2.').replace(/ -/g, '-')
}

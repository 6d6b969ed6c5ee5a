import { outline, track } from '../shapes/geometry.ts'
import { type OpeningProps, within } from './Door.tsx'

interface WindowProps extends OpeningProps {
  lit?: boolean
  /** Panes across and down. */
  panes?: readonly [across: number, down: number]
}

export function Window({ side, at, width, height, lit, panes = [1, 2] }: WindowProps) {
  const to = within(side, at)
  const [across, down] = panes
  const frame = outline([to(0, 0), to(width, 0), to(width, height), to(0, height)])
  const uprights = Array.from({ length: across - 1 }, (_, bar) => {
    const along = (width * (bar + 1)) / across
    return track([to(along, 0), to(along, height)])
  })
  const rails = Array.from({ length: down - 1 }, (_, bar) => {
    const up = (height * (bar + 1)) / down
    return track([to(0, up), to(width, up)])
  })
  return (
    <path className={lit ? 'pane lit' : 'pane'} d={frame + uprights.join('') + rails.join('')} />
  )
}

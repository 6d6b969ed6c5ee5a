import { Box, Shadow } from '../shapes/Box.tsx'
import { Face, On, Panel } from '../shapes/Face.tsx'
import type { Spot, Tone } from '../shapes/geometry.ts'
import { Prism } from '../shapes/Prism.tsx'

interface VanProps {
  /** Rear left corner on the road; it drives down to the right. 150 long, 62 wide, 90 high. */
  at: Spot
  tone?: Tone
}

export function Van({ at: [x, y, z], tone = 'green' }: VanProps) {
  const side = y + 62
  const to = (along: number, up: number): Spot => [x + along, side, z + up]
  const across = (along: number, back: number, up: number): Spot => [x + along, y + back, z + up]
  return (
    <>
      <Shadow at={[x, y, z]} size={[148, 62, 66]} />
      <Box at={across(6, 5, 5)} size={[136, 55, 12]} tone="ink" />
      <Box at={across(0, 0, 17)} size={[98, 62, 72]} tone={tone} />
      <Prism
        axis="y"
        profile={[
          [98, 15],
          [149, 15],
          [150, 38],
          [138, 43],
          [122, 66],
          [98, 66],
        ].map(([along = 0, up = 0]) => [x + along, z + up] as const)}
        from={y + 3}
        to={side}
        tone={tone}
      />
      <Face
        tone="sky"
        side="right"
        spots={[
          across(136.5, 8, 45.5),
          across(136.5, 57, 45.5),
          across(123.5, 57, 64),
          across(123.5, 8, 64),
        ]}
      />
      <Box at={across(98, 0, 66)} size={[18, 62, 23]} tone={tone} />
      <Panel tone="amber" from={to(0, 22)} to={to(98, 29)} />
      <Face tone="sky" side="left" spots={[to(108, 43), to(133, 43), to(119.5, 62), to(108, 62)]} />
      <Panel tone="glow" from={across(149.6, 8, 27)} to={across(149.6, 18, 34)} />
      <Panel tone="glow" from={across(149.6, 48, 27)} to={across(149.6, 58, 34)} />
      <Panel tone="chalk" from={across(149.6, 24, 20)} to={across(149.6, 42, 26)} />
      <Box at={across(146, 2, 13)} size={[6, 60, 5]} tone="ink" />
      <On side="left" at={[x, side, z]}>
        <path className="seam" d="M104-15V-64M112-38h5" />
        {[25, 123].map(wheel => (
          <g key={wheel}>
            <path className="ink right" d={`M${wheel - 16}-15a16 16 0 0 1 32 0z`} />
            <circle className="ink left" cx={wheel} cy="-12" r="12.5" />
            <circle className="chalk right" cx={wheel} cy="-12" r="5.5" />
          </g>
        ))}
      </On>
    </>
  )
}

import { On } from '../shapes/Face.tsx'
import type { Spot } from '../shapes/geometry.ts'

interface MotorBikeProps {
  /** Where the rear wheel touches the ground, in the middle of the tyre. */
  at: Spot
}

/** Flat slices one behind the other give it its width. */
export function MotorBike({ at: [x, y, z] }: MotorBikeProps) {
  const slice = (back: number): Spot => [x, y - back, z]
  return (
    <>
      <On side="top" at={[x, y - 8, z]}>
        <ellipse className="cast" cx="42" cy="0" rx="62" ry="14" />
      </On>
      <On side="left" at={slice(5)}>
        <g className="ink right">
          <circle cy="-20" r="20" />
          <circle cx="78" cy="-20" r="20" />
        </g>
      </On>
      <On side="left" at={slice(9)}>
        <path className="ink line" d="M60-58l-8 0M66-60l-4-14" />
        <circle className="chalk left" cx="61" cy="-78" r="4" />
        <path className="green right" d="M18-44h48l4-12-12-8H42l-8 8H6z" />
      </On>
      <On side="left" at={slice(0)}>
        <g className="ink left">
          <circle cy="-20" r="20" />
          <circle cx="78" cy="-20" r="20" />
        </g>
        <g className="chalk right">
          <circle cy="-20" r="12" />
          <circle cx="78" cy="-20" r="12" />
        </g>
        <g className="slate left">
          <circle cy="-20" r="9.5" />
          <circle cx="78" cy="-20" r="9.5" />
          <path d="M24-40h32l4 18-8 8H26l-6-10z" />
        </g>
        <path className="chalk line" d="M28-34h24M27-29h28M27-24h28" />
        <path className="ink line" d="M0-20L26-20M24-44L4-24" />
        <path className="slate line" d="M78-20L62-62" />
        <path className="chalk line" d="M54-30l8 14H14l-18 2" />
        <path className="green left" d="M34-46l-2-6c4-9 12-12 20-12 7 0 12 4 15 12l-3 8z" />
        <path className="amber left" d="M33-49h33l-1.5 4H34z" />
        <path className="ink left" d="M34-54C24-54 14-60 4-60c-5 0-8 2-9 5l14 8h25z" />
        <path className="amber left" d="M-8-54l8 6-3 4-7-5z" />
        <path className="green left" d="M-16-33C-10-43 4-44 12-36l-4 3c-6-5-14-4-19 2z" />
        <path className="green left" d="M64-38c8-6 20-4 26 4l-3 3c-6-6-14-7-21-3z" />
      </On>
      <On side="left" at={slice(-4)}>
        <path className="ink line" d="M64-64l-4-10-8 1" />
        <circle className="ink left" cx="71" cy="-60" r="7" />
        <circle className="glow left" cx="73" cy="-60" r="5" />
      </On>
    </>
  )
}

import { Plot, plotView } from '../isometric/building/Room.tsx'
import { Box } from '../isometric/shapes/Box.tsx'
import { Face, On, Panel, Stripes } from '../isometric/shapes/Face.tsx'
import { Prism } from '../isometric/shapes/Prism.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { Key } from '../isometric/things/Key.tsx'
import { PotPlant } from '../isometric/things/Plants.tsx'

/** A calendar with the chosen days in amber, the agreement, and the key that comes with it. */
export function BookStep(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="kraft" />
      <Stripes side="top" at={[0, 0, 0]} width={180} height={180} every={30} />
      <Prism
        axis="x"
        from={16}
        to={140}
        tone="wood"
        profile={[
          [28, 0],
          [76, 0],
          [58, 108],
          [50, 108],
        ]}
      />
      <Box at={[20, 54, 0]} size={[116, 8, 114]} tone="chalk" shadow />
      <Panel tone="green" from={[20, 62, 88]} to={[136, 62, 114]} />
      <On side="left" at={[20, 62, 114]}>
        <path className="chalk line" d="M12 13h36M103 9l5 4-5 4M93 9l-5 4 5 4" />
        <Days />
        <path className="ink line" d="M56 79l3 4 6-8" />
      </On>
      {[38, 78, 118].map(x => (
        <On key={x} side="right" at={[x, 62, 114]}>
          <path className="ink line" d="M0 5C-4-8 12-8 8 5" />
        </On>
      ))}
      <PotPlant at={[158, 34, 0]} size={1.4} pot="chalk" />
      <Face
        tone="chalk"
        side="top"
        spots={[
          [112, 92, 0],
          [164, 84, 0],
          [172, 150, 0],
          [120, 158, 0],
        ]}
      />
      <On side="top" at={[116, 96, 0]}>
        <g className="kraft line" transform="rotate(-8)">
          <path d="M4 8h22M4 16h36M4 23h36M4 30h30" />
        </g>
        <path className="green line" d="M8 50c4-8 7-8 5-1 4-6 7-5 6 0l10-5" />
        <path className="green line" d="M38 46l26-26" strokeWidth="4" />
        <path className="ink line" d="M33 51l5-5" />
      </On>
      <On side="top" at={[44, 124, 0]}>
        <path className="cast" d="M4-8h66v16H4z" />
        <path className="ink line" d="M-8 4c-10 10-10 20 6 22" />
        <path className="chalk top" d="M0 18h30l6 8-6 8H0z" />
        <path className="amber line" d="M8 26h16" />
      </On>
      <Key at={[46, 122, 4]} side="top" tone="amber" />
    </Scene>
  )
}

function Days() {
  const dates = Array.from({ length: 28 }, (_, date) => date)
  const square = (date: number) =>
    `M${8 + (date % 7) * 15} ${33 + Math.floor(date / 7) * 20}h11v14h-11z`
  const booked = (date: number) => date > 8 && date < 20
  return (
    <>
      <path
        className="kraft top"
        d={dates
          .filter(date => !booked(date))
          .map(square)
          .join('')}
        fillOpacity=".45"
      />
      <path className="amber top" d={dates.filter(booked).map(square).join('')} />
    </>
  )
}

import { Plot, plotView } from '../isometric/building/Room.tsx'
import { On, Panel } from '../isometric/shapes/Face.tsx'
import { Round, Standing } from '../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { OpenBox } from '../isometric/things/CardboardBox.tsx'
import { PotPlant } from '../isometric/things/Plants.tsx'

/** An empty box with a cat in it. */
export function EmptyListScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot />
      <Panel tone="chalk" from={[24, 24, 0]} to={[156, 156, 0]} />
      <Panel tone="amber" from={[29, 29, 0]} to={[151, 151, 0]} />
      <Panel tone="chalk" from={[33, 33, 0]} to={[147, 147, 0]} />
      <OpenBox at={[52, 52, 0]} size={[76, 70, 56]} shadow>
        <Standing at={[88, 84, 48]}>
          <path className="ink line" d="M20 6c10-6 12-18 8-30" strokeWidth="5" />
          <path
            className="ink left"
            d="M-22 30c-2-16-4-26 0-34-3-6-4-14-2-28l12 9c6-3 14-3 20 0l12-9c2 14 1 22-2 28 4 8 4 18 2 34z"
          />
          <ellipse className="amber top" cx="-9" cy="-10" rx="4.2" ry="4.8" />
          <ellipse className="amber top" cx="9" cy="-10" rx="4.2" ry="4.8" />
          <path className="ink right" d="M-10-14h2.4v8H-10zM8-14h2.4v8H8z" />
          <path className="kraft top" d="M-2.5-3h5L0 0z" />
        </Standing>
      </OpenBox>
      <On side="left" at={[52, 122, 0]}>
        <path className="wood line" d="M12-24v-14M7-33l5-5 5 5M28-24v-14M23-33l5-5 5 5M6-18h28" />
      </On>
      <Round at={[40, 140, 0]} radius={8} height={5} tone="amber" shadow />
      <PotPlant at={[154, 44, 0]} size={1.5} />
    </Scene>
  )
}

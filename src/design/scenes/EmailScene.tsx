import { Plot, plotView } from '../isometric/building/Room.tsx'
import { Shadow } from '../isometric/shapes/Box.tsx'
import { Face, On, Panel } from '../isometric/shapes/Face.tsx'
import { Standing } from '../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { PotPlant } from '../isometric/things/Plants.tsx'

/** A box that is an envelope, with a code of six digits. */
export function EmailScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot />
      <Shadow at={[30, 70, 0]} size={[116, 48, 60]} />
      <Face
        tone="kraft"
        side="left"
        spots={[
          [30, 70, 64],
          [146, 70, 64],
          [88, 48, 106],
        ]}
      />
      <Panel tone="wood" from={[30, 70, 0]} to={[146, 70, 64]} />
      <Panel tone="wood" from={[30, 70, 0]} to={[30, 118, 64]} />
      <Panel tone="chalk" from={[42, 92, 20]} to={[134, 92, 124]} />
      <On side="left" at={[42, 92, 124]}>
        <path className="green line" d="M12 14h24" strokeWidth="6" />
        <path className="kraft line" d="M12 27h66M12 35h48" />
        <path
          className="amber top"
          d="M10 46h10v15H10zM22.5 46h10v15h-10zM35 46h10v15H35zM47.5 46h10v15h-10zM60 46h10v15H60zM72.5 46h10v15h-10z"
        />
      </On>
      <Panel tone="kraft" from={[30, 118, 0]} to={[146, 118, 64]} />
      <Panel tone="kraft" from={[146, 70, 0]} to={[146, 118, 64]} />
      <Face
        tone="kraft"
        side="top"
        spots={[
          [30, 118, 0],
          [146, 118, 0],
          [88, 118, 38],
        ]}
      />
      <On side="left" at={[30, 118, 64]}>
        <path className="seam" d="M0 0l58 40 58-40M0 64l46-32M116 64L70 32" />
        <circle className="amber left" cx="58" cy="34" r="11" />
        <path className="chalk line" d="M54 29v10M62 29v10M54 35c2-3 6-3 8 0" />
      </On>
      <PotPlant at={[158, 52, 0]} size={1.4} />
      <Standing at={[16, 16, 106]}>
        <path className="sky left" d="M0 0l36-13-23 23-4-7z" />
        <path className="sky right" d="M9 3l27-16-23 23z" />
        <path className="seam" d="M-34 24c12 2 26-4 30-18" strokeDasharray="4 4" />
      </Standing>
    </Scene>
  )
}

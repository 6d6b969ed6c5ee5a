import type { ComponentType } from 'react'
import type { PictureProps } from '../isometric/shapes/Scene.tsx'
import { type DrawnSource, ServerDrawn } from './server-drawn.tsx'

export { drawn, loaded, loadedWhenShown } from './server-drawn.tsx'

type Picture = ComponentType<PictureProps>

/** Drawings as server-drawn parts, each with the size of its class. */
export function drawnPictures<Name extends string>(
  sources: Record<Name, DrawnSource<PictureProps>>,
): Record<Name, Picture> {
  const pictures: Partial<Record<Name, Picture>> = {}
  for (const name in sources) {
    pictures[name] = ({ className, title }) => (
      <ServerDrawn
        of={sources[name]}
        with={{ className: 'size-full', ...(title && { title }) }}
        className={className}
      />
    )
  }
  return pictures as Record<Name, Picture>
}

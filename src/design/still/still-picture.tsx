import type { ComponentType } from 'react'
import type { PictureProps } from '../isometric/shapes/Scene.tsx'
import { Still, type StillSource } from './still-part.tsx'

export { drawn, loaded } from './still-part.tsx'

type Picture = ComponentType<PictureProps>

/** Drawings as still parts, each sized by the class that it is given. */
export function stillPictures<Name extends string>(
  sources: Record<Name, StillSource<PictureProps>>,
): Record<Name, Picture> {
  const pictures: Partial<Record<Name, Picture>> = {}
  for (const name in sources) {
    pictures[name] = ({ className, title }) => (
      <Still
        of={sources[name]}
        with={{ className: 'size-full', ...(title && { title }) }}
        className={className}
      />
    )
  }
  return pictures as Record<Name, Picture>
}

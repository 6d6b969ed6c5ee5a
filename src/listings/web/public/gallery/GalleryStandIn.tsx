import { cx } from '#design/ui/base/cx.ts'
import { storageScene } from '../../card/storage-scenes.ts'
import { copy } from '../later-copy.ts'

interface GalleryStandInProps {
  storageType: string | null
  className: string
}

export function GalleryStandIn({ storageType, className }: GalleryStandInProps) {
  const Scene = storageScene(storageType)
  return (
    <figure className={cx('relative isolate overflow-hidden bg-sky-soft', className)}>
      <Scene className="absolute inset-x-0 top-3 bottom-12 sm:top-6" />
      <figcaption className="absolute inset-x-0 bottom-3 px-4 text-center text-ink-soft text-sm">
        {copy.noPictures}
      </figcaption>
    </figure>
  )
}

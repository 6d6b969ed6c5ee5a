import { cx } from '#design/ui/base/cx.ts'
import type { MediaItem } from '#listings/rules/wire.ts'
import { pictureSources } from './picture-sources.ts'

interface ListingPictureProps {
  item: MediaItem
  alt: string
  sizes: string
  /** For the largest picture of a page: it loads before everything else. */
  eager?: boolean
  className?: string
}

export function ListingPicture({ item, alt, sizes, eager, className }: ListingPictureProps) {
  const { src, avif, webp, jpeg } = pictureSources(item)
  return (
    <>
      {item.placeholder && (
        <img src={item.placeholder} alt="" aria-hidden="true" className={fill} />
      )}
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          src={src}
          srcSet={jpeg}
          sizes={jpeg && sizes}
          alt={alt}
          width={item.width ?? undefined}
          height={item.height ?? undefined}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          className={cx(fill, className)}
        />
      </picture>
    </>
  )
}

const fill = 'absolute inset-0 size-full object-cover'

import { cx } from '#design/ui/base/cx.ts'
import { HeartIcon } from '#design/ui/icons/StatusIcons.tsx'
import { pressHeart, useHeart } from './hearts.ts'

interface HeartButtonProps {
  listing: { _id: string; storageTitle: string }
  className?: string
}

/** Lies over the picture of a card, outside of its link. */
export function HeartButton({ listing: { _id, storageTitle }, className }: HeartButtonProps) {
  const isOn = useHeart(_id)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Save ${storageTitle}`}
      onClick={() => void pressHeart(_id)}
      className={cx('grid size-11 place-items-center rounded-full noscript:hidden', className)}
    >
      <HeartIcon className={cx('size-6', isOn ? 'fill-danger text-danger' : 'text-ink')} />
    </button>
  )
}

/** Where it lies on a card. */
export const onCard = 'absolute top-2 right-2 z-10 bg-surface/90 shadow-soft hover:bg-surface'

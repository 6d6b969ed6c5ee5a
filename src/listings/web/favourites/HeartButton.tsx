import { cx } from '#design/ui/base/cx.ts'
import { HeartIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { pressHeart, useHeart } from './hearts.ts'

interface HeartButtonProps {
  listing: { _id: string; storageTitle: string }
  className?: string
}

/** Over the picture but outside the link: a button inside a link is not allowed. */
export function HeartButton({ listing: { _id, storageTitle }, className }: HeartButtonProps) {
  const isOn = useHeart(_id)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Save ${storageTitle}`}
      data-heart={_id}
      onClick={event => {
        event.stopPropagation()
        void pressHeart(_id)
      }}
      className={cx(heartClass, className)}
    >
      <HeartIcon className="size-6" />
    </button>
  )
}

/** Styled by the attribute alone, because on cards drawn by the server only that changes. */
const heartClass =
  'grid size-11 place-items-center rounded-full text-ink noscript:hidden aria-pressed:text-danger aria-pressed:[&_svg]:fill-danger'

export const onCard = 'absolute top-2 right-2 z-10 bg-surface/90 shadow-soft hover:bg-surface'

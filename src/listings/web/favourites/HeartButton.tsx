import { cx } from '#design/ui/base/cx.ts'
import { HeartIcon } from '#design/ui/icons/VisitorIcons.tsx'
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

/** The look follows the attribute, which is all that is changed on cards that the server drew. */
const heartClass =
  'grid size-11 place-items-center rounded-full text-ink noscript:hidden aria-pressed:text-danger aria-pressed:[&_svg]:fill-danger'

/** Where it lies on a card. */
export const onCard = 'absolute top-2 right-2 z-10 bg-surface/90 shadow-soft hover:bg-surface'

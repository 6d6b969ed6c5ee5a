import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { ArrowUpIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { copy } from '../copy.ts'
import { contentId } from './SkipLink.tsx'

export default function ToTopButton() {
  return (
    <IconButton
      variant="solid"
      label={copy.toTop}
      icon={<ArrowUpIcon />}
      onClick={goToTop}
      className="fixed right-4 bottom-4 z-30 animate-fade max-lg:in-[body:has([data-bottom-bar])]:bottom-28 sm:right-6 lg:bottom-6"
    />
  )
}

/** The button disappears at the top, so the focus has to move too. */
function goToTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  document.getElementById(contentId)?.focus({ preventScroll: true })
}

import { Link } from '@tanstack/react-router'
import { ArrowLeftIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { copy } from '../copy.ts'

/** Phones show list or thread, and an installed app has no Back button of the browser. */
export function BackToList() {
  return (
    <Link
      to="/messages"
      aria-label={copy.thread.back}
      className="grid size-[min(2.75rem,60px)] shrink-0 place-items-center rounded-full hover:bg-sunk md:hidden"
    >
      <ArrowLeftIcon className="text-xl" />
    </Link>
  )
}

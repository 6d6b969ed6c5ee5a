import { Link } from '@tanstack/react-router'
import { ArrowLeftIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { copy } from '../copy.ts'

/** A telephone shows list and thread one after the other; an installed one has no other way back. */
export function BackToList() {
  return (
    <Link
      to="/messages"
      aria-label={copy.thread.back}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk md:hidden"
    >
      <ArrowLeftIcon className="text-xl" />
    </Link>
  )
}

import { BookNowForm } from './BookNowForm.tsx'
import { copy } from './copy.ts'
import type { BookNow } from './use-book-now.ts'

/** Stays beside the page while it scrolls. On a phone the bottom bar takes its place. */
export function BookNowPanel({ choice }: { choice: BookNow }) {
  return (
    <aside
      aria-label={copy.panel}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto rounded-card border border-hairline bg-surface p-5 shadow-soft max-lg:hidden"
    >
      <BookNowForm choice={choice} />
    </aside>
  )
}

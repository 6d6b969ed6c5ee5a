import { BookNowForm } from './BookNowForm.tsx'
import { copy } from './copy.ts'
import { type ListingChoiceProps, useListingChoice } from './use-listing-choice.ts'

/** Stays beside the page while it scrolls. On a phone the bottom bar takes its place. */
export function BookNowPanel(props: ListingChoiceProps) {
  const choice = useListingChoice(props)
  return (
    <aside
      aria-label={copy.panel}
      className="sticky top-22 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto rounded-card border border-hairline bg-surface p-5 shadow-soft max-lg:hidden"
    >
      <BookNowForm choice={choice} />
    </aside>
  )
}

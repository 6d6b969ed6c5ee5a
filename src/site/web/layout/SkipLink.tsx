import { copy } from '../copy.ts'

export const contentId = 'content'

export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="sr-only top-3 left-3 z-60 rounded-field bg-surface px-4 py-3 font-semibold shadow-soft focus:not-sr-only focus:fixed"
    >
      {copy.skipToContent}
    </a>
  )
}

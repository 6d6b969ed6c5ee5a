export interface ContentsEntry {
  id: string
  label: string
}

interface ContentsListProps {
  label: string
  entries: readonly ContentsEntry[]
}

/** Beside the page on a wide screen, above it on a narrow one. */
export function ContentsList({ label, entries }: ContentsListProps) {
  return (
    <nav
      aria-label={label}
      className="mb-10 lg:sticky lg:top-24 lg:mb-0 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="font-semibold text-ink-faint text-sm">{label}</p>
      <ul className="mt-2 gap-x-8 sm:max-lg:columns-2">
        {entries.map(entry => (
          <li key={entry.id} className="break-inside-avoid border-hairline border-l">
            <a
              href={`#${entry.id}`}
              className="-ml-px flex min-h-11 items-center border-transparent border-l-2 py-1.5 pl-4 text-ink-soft leading-snug hover:border-green hover:text-ink"
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

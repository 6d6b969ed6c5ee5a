import { type ReactNode, useEffect, useRef } from 'react'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'

export interface Suggestion {
  id: string
  label: string
  detail?: string
}

interface SuggestionListProps {
  id: string
  shown: boolean
  suggestions: readonly Suggestion[]
  highlighted: number
  icon?: ReactNode
  emptyText?: string
  onChoose: (index: number) => void
}

/** The focus always stays in the text field. */
export function SuggestionList({
  id,
  shown,
  suggestions,
  highlighted,
  icon,
  emptyText,
  onChoose,
}: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])
  return (
    <div
      hidden={!shown}
      onPointerDown={event => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1.5 min-w-64 animate-rise rounded-card border border-hairline bg-surface p-1.5 shadow-soft"
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={copy.suggestionList}
        className="max-h-80 overflow-y-auto overscroll-contain"
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field hears the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus
          <div
            key={suggestion.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === highlighted}
            onClick={() => onChoose(index)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5',
              index === highlighted
                ? 'bg-green-soft forced-colors:bg-[Highlight]'
                : 'hover:bg-sunk',
            )}
          >
            {icon && <span className="text-ink-soft">{icon}</span>}
            <span className="min-w-0">
              <span className="block truncate font-semibold">{suggestion.label}</span>
              {suggestion.detail && (
                <span className="block truncate text-ink-soft text-sm">{suggestion.detail}</span>
              )}
            </span>
          </div>
        ))}
      </div>
      {suggestions.length === 0 && <p className="px-3 py-2.5 text-ink-soft text-sm">{emptyText}</p>}
    </div>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, Suspense, useRef, useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { SearchIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { findStorage } from '../menu.ts'
import { copy } from './copy.ts'

const SuggestionsBelow = lazyPart(() => import('#design/places/SuggestionsBelow.tsx'))

/**
 * A plain form, so that it works without JavaScript. The code for suggestions loads at the first
 * touch.
 */
export function HeroSearch() {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  const [touched, setTouched] = useState<HTMLInputElement | null>(null)
  const touch = () => setTouched(box.current)

  const searchFor = (words: string) => {
    const place = words.trim().toLowerCase()
    if (place) void navigate({ to: findStorage.to, search: { s: place } as object })
    else {
      setError(copy.search.missing)
      box.current?.focus()
    }
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    searchFor(box.current?.value ?? '')
  }
  return (
    <search className="block rounded-card border border-hairline bg-surface p-5 shadow-soft sm:p-6">
      <h2 className="text-xl">{copy.search.heading}</h2>
      <form
        action={findStorage.to}
        onSubmit={search}
        className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="relative">
          <TextField
            ref={box}
            name="s"
            label={copy.search.label}
            hideLabel
            placeholder={copy.search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            error={error}
            onChange={() => setError(undefined)}
            onPointerEnter={touch}
            onFocus={touch}
          />
          {touched && (
            <Suspense fallback={null}>
              <SuggestionsBelow input={touched} minChars={3} onChoose={searchFor} />
            </Suspense>
          )}
        </div>
        <Button type="submit" icon={<SearchIcon />}>
          {copy.search.submit}
        </Button>
      </form>
    </search>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { PlaceField } from '#foundation/web/places/PlaceField.tsx'
import { Button } from '#foundation/web/ui/Button.tsx'
import { SearchIcon } from '#foundation/web/ui/icons/ActionIcons.tsx'
import { findStorage } from '../menu.ts'
import { copy } from './copy.ts'

/** A plain form to the search page; with JavaScript it suggests, and says when nothing was typed. */
export function HeroSearch() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  const searchFor = (words: string) => {
    const place = words.trim().toLowerCase()
    if (place) void navigate({ to: findStorage.to, search: { s: place } as object })
    else {
      setError(copy.search.missing)
      form.current?.querySelector('input')?.focus()
    }
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    searchFor(text)
  }
  return (
    <search className="block rounded-card border border-hairline bg-surface p-5 shadow-soft sm:p-6">
      <h2 className="text-xl">{copy.search.heading}</h2>
      <form
        ref={form}
        action={findStorage.to}
        onSubmit={search}
        className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <PlaceField
          minChars={3}
          name="s"
          label={copy.search.label}
          hideLabel
          placeholder={copy.search.placeholder}
          enterKeyHint="search"
          error={error}
          value={text}
          onText={typed => {
            setText(typed)
            setError(undefined)
          }}
          onChoose={({ label }) => searchFor(label)}
        />
        <Button type="submit" icon={<SearchIcon />}>
          {copy.search.submit}
        </Button>
      </form>
    </search>
  )
}

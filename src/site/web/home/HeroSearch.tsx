import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#foundation/web/ui/Button.tsx'
import { SearchIcon } from '#foundation/web/ui/icons/ActionIcons.tsx'
import { TextField } from '#foundation/web/ui/TextField.tsx'
import { findStorage } from '../menu.ts'
import { copy } from './copy.ts'

/** A plain form to the search page; with JavaScript it also says when the location is missing. */
export function HeroSearch() {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const place = box.current?.value.trim().toLowerCase() ?? ''
    if (place) void navigate({ to: findStorage.to, search: { s: place } as object })
    else {
      setError(copy.search.missing)
      box.current?.focus()
    }
  }
  return (
    <search className="block rounded-card border border-hairline bg-surface p-5 shadow-soft sm:p-6">
      <h2 className="text-xl">{copy.search.heading}</h2>
      <form
        action={findStorage.to}
        onSubmit={search}
        className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          ref={box}
          name="s"
          label={copy.search.label}
          hideLabel
          placeholder={copy.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" icon={<SearchIcon />}>
          {copy.search.submit}
        </Button>
      </form>
    </search>
  )
}

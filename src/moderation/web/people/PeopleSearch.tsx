import { useEffect, useRef, useState } from 'react'
import { SearchField } from '#foundation/web/ui/SearchField.tsx'
import { copy } from '../copy.ts'

interface PeopleSearchProps {
  query: string
  onQuery: (query: string) => void
}

const typingPause = 250

export function PeopleSearch({ query, onQuery }: PeopleSearchProps) {
  const [text, setText] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(query), [query])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onQuery(next.trim()), typingPause)
  }
  return (
    <SearchField
      label={copy.people.search}
      placeholder={copy.people.search}
      value={text}
      onChange={type}
      className="max-w-sm flex-1 basis-64"
    />
  )
}

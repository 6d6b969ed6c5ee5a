import { useEffect, useRef, useState } from 'react'
import { SearchField } from '#design/ui/fields/SearchField.tsx'

interface LiveSearchProps {
  label: string
  query: string
  onQuery: (query: string) => void
}

const typingPause = 250

/** Searches when the typing pauses. */
export function LiveSearch({ label, query, onQuery }: LiveSearchProps) {
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
      label={label}
      placeholder={label}
      value={text}
      onChange={type}
      className="max-w-sm flex-1 basis-64"
    />
  )
}

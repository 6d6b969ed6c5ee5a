import { useEffect, useRef, useState } from 'react'

const typingPause = 250

/** The text of a search field, which is searched for when the typing pauses. */
export function useLiveSearch(query: string, search: (query: string) => void) {
  const [text, setText] = useState(query)
  const searched = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // The address only follows what was typed, and more may have been typed since.
    if (query === searched.current) return
    // Back or a link has changed it.
    searched.current = undefined
    clearTimeout(timer.current)
    setText(query)
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  const searchNow = (next = text) => {
    clearTimeout(timer.current)
    searched.current = next.trim()
    search(next.trim())
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchNow(next), typingPause)
  }
  return { text, setText, type, searchNow }
}

import { useEffect, useState } from 'react'

/** What is typed counts at once; an address that arrives with words in it sets them anew. */
export function useTopicText(fromAddress: string) {
  const [text, setText] = useState(fromAddress)
  const [hasTyped, setHasTyped] = useState(false)
  useEffect(() => {
    setText(fromAddress)
    setHasTyped(false)
  }, [fromAddress])
  const type = (next: string) => {
    setText(next)
    setHasTyped(true)
  }
  return { text, type, hasTyped }
}

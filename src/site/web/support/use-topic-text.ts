import { useEffect, useState } from 'react'

/** Typing counts at once; a new address with words in it replaces them. */
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

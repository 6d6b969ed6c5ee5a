import { useRef } from 'react'

/**
 * The same key while the content is the same, so that pressing again after a failure counts once.
 */
export function usePressKey() {
  const last = useRef({ sent: '', key: '' })
  return (body: unknown): string => {
    const sent = JSON.stringify(body)
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() }
    return last.current.key
  }
}

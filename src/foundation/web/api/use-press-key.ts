import { useRef } from 'react'

/** One key for as long as the same is sent, so that pressing again after a failure counts once. */
export function usePressKey() {
  const last = useRef({ sent: '', key: '' })
  return (body: unknown): string => {
    const sent = JSON.stringify(body)
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() }
    return last.current.key
  }
}

import { useRef } from 'react'

/**
 * Sends with a key that stays the same while the content does and nothing has arrived, so that
 * pressing again after a failure counts once. The same content after a success is a second one.
 */
export function usePressKey() {
  const last = useRef<{ sent: string; key: string }>(undefined)
  return async <Answer>(body: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const sent = JSON.stringify(body)
    if (last.current?.sent !== sent) last.current = { sent, key: crypto.randomUUID() }
    const answer = await send(last.current.key)
    last.current = undefined
    return answer
  }
}

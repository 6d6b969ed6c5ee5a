import { useState } from 'react'
import { presses } from '../session/kept-values.ts'

/**
 * Sends with a key that stays the same while the content does and nothing has arrived, so that
 * pressing again after a failure counts once. The same content after a success is a second one. With
 * the name under which a form keeps what was typed, this also holds when it is closed and opened
 * again.
 */
export function usePressKey(name?: string) {
  const [own] = useState(() => Symbol())
  const form = name ?? own
  return async <Answer>(body: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const sent = JSON.stringify(body)
    const before = presses.get(form)
    const press = before?.sent === sent ? before : { sent, key: crypto.randomUUID() }
    presses.set(form, press)
    const answer = await send(press.key)
    if (presses.get(form) === press) presses.delete(form)
    return answer
  }
}

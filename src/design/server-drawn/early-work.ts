import { secondMs } from '#foundation/rules/time/lengths.ts'
import { repeatPresses } from './early-presses.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Work =
  | { kind: 'press'; target: HTMLButtonElement | HTMLInputElement; isOn?: boolean }
  | { kind: 'text'; target: Field; value: string }
  | { kind: 'send'; target: HTMLFormElement; by: HTMLElement | null }

const lookEveryMs = 50
const longestMs = 20 * secondMs

/**
 * Repeats what somebody did on a page of their own before its parts were alive: each part comes to
 * life when its own code is there.
 */
export function repeatEarlyWork(): void {
  const work: Work[] = Reflect.get(window, 'earlyWork') ?? []
  const latest = Date.now() + longestMs
  const looking = setInterval(() => {
    for (const one of [...work]) {
      if (isAlive(one.target)) {
        work.splice(work.indexOf(one), 1)
        repeat(one)
      } else {
        // No component uses this event, but it makes React bring this part to life first.
        one.target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
      }
    }
    if (Date.now() > latest) clearInterval(looking)
  }, lookEveryMs)
}

/** React marks the elements that it looks after. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some(key => key.startsWith('__reactProps'))
}

function repeat(one: Work): void {
  if (!one.target.isConnected) return
  if (one.kind === 'press') repeatPresses([[one.target, one.isOn]])
  else if (one.kind === 'text') typeAgain(one.target, one.value)
  else one.target.requestSubmit(one.by?.isConnected ? one.by : undefined)
}

/** React takes notice of a text only when it is not the one that it knows of. */
function typeAgain(field: Field, value: string): void {
  const before = field instanceof HTMLSelectElement ? '' : field.defaultValue
  if (value === before) return
  field.value = before
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

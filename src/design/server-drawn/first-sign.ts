import { isPressed } from './early-presses.ts'

const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'scroll',
] as const

let settle: () => void = () => undefined
let hasCome = false
const coming = new Promise<void>(resolve => {
  settle = resolve
})

/** Somebody is there: moves, touches, presses or scrolls, before or after the page came alive. */
export function firstSign(): Promise<void> {
  return coming
}

/** For what cannot wait for a sign. */
export function wakeNow(): void {
  if (hasCome) return
  hasCome = true
  for (const sign of signs) window.removeEventListener(sign, wakeNow, true)
  settle()
}

if (typeof window !== 'undefined') {
  for (const sign of signs) window.addEventListener(sign, wakeNow, { passive: true, capture: true })
  if (window.scrollY > 0 || document.activeElement !== document.body || isPressed()) wakeNow()
}

import { isPressed } from './early-presses.ts'

const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'scroll',
] as const

let reportInteraction: () => void = () => undefined
let hasInteracted = false
const interaction = new Promise<void>(resolve => {
  reportInteraction = resolve
})

/** Resolves when somebody moves, touches, presses or scrolls, before or after hydration. */
export function firstInteraction(): Promise<void> {
  return interaction
}

/** For parts that cannot wait for an interaction. */
export function loadPartsNow(): void {
  if (hasInteracted) return
  hasInteracted = true
  for (const kind of interactions) window.removeEventListener(kind, loadPartsNow, true)
  reportInteraction()
}

if (typeof window !== 'undefined') {
  for (const kind of interactions)
    window.addEventListener(kind, loadPartsNow, { passive: true, capture: true })
  if (window.scrollY > 0 || document.activeElement !== document.body || isPressed()) loadPartsNow()
}

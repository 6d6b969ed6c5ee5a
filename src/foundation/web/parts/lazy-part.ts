import { type ComponentType, lazy } from 'react'
import { isPartMissing, isServerThere, loadAnew } from './missing-part.ts'

type Reason = 'gone' | 'cut off'

let tell: ((reason: Reason) => void) | undefined
let hasTyped = false

/** Registers who tells the person that a part of the page is missing. */
export function onMissingPart(listener: (reason: Reason) => void): () => void {
  const note = () => {
    hasTyped = true
  }
  tell = listener
  window.addEventListener('input', note)
  return () => {
    window.removeEventListener('input', note)
    tell = undefined
  }
}

/**
 * Like `lazy`, but if the part cannot be loaded, the page around it stays with everything typed.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadPart(load))
}

/** The same for code that draws nothing. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(error => waitForPart(error, load))
}

async function waitForPart<Part>(error: unknown, load: () => Promise<Part>) {
  if (typeof window === 'undefined' || !isPartMissing(error)) throw error
  if (await isServerThere()) {
    const isLeft = !hasTyped && loadAnew()
    if (!isLeft) tell?.('gone')
    return new Promise<never>(() => undefined)
  }
  tell?.('cut off')
  await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
  return load()
}

import { type ComponentType, lazy } from 'react'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { isPartMissing, isServerThere, loadAnew } from './missing-part.ts'

const firstPauseMs = 4 * secondMs

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
    // It may have come back only now.
    const part = await load().catch(() => undefined)
    if (part) return part
    const isLeft = !hasTyped && loadAnew()
    if (!isLeft) tell?.('gone')
    return new Promise<never>(() => undefined)
  }
  tell?.('cut off')
  await untilServerIsThere()
  return loadPart(load)
}

/** Looks after some seconds, then ever more seldom, and at once when somebody tries again. */
async function untilServerIsThere(): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 1.1) {
    await pressOrPause(pauseMs)
    if (await isServerThere()) return
  }
}

function pressOrPause(pauseMs: number): Promise<unknown> {
  return new Promise(resolve => {
    setTimeout(resolve, pauseMs)
    window.addEventListener('click', resolve, { capture: true, once: true })
  })
}

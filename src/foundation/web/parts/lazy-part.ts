import { type ComponentType, lazy } from 'react'
import { minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { isPartMissing, isServerThere, loadAnew } from './missing-part.ts'

const lookEveryMs = 5 * secondMs
const looksForMs = 10 * minuteMs
/** A click, because whoever was asked to try again must be able to. */
const signs = ['online', 'click'] as const

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
  await untilServerIsThere()
  return loadPart(load)
}

/** Looks every few seconds, and after a long time only when something suggests it. */
async function untilServerIsThere(): Promise<void> {
  const latest = Date.now() + looksForMs
  do await signOrPause(Date.now() < latest)
  while (!(await isServerThere()))
}

function signOrPause(isPauseEnough: boolean): Promise<void> {
  return new Promise(resolve => {
    const listening = new AbortController()
    const go = () => {
      clearTimeout(pause)
      listening.abort()
      resolve()
    }
    const pause = isPauseEnough ? setTimeout(go, lookEveryMs) : undefined
    for (const sign of signs) {
      window.addEventListener(sign, go, { capture: true, signal: listening.signal })
    }
  })
}

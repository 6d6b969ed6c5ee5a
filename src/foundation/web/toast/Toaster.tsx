import { type ComponentType, lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { copy } from '../ui/copy.ts'
import type { ToastMessage } from './store.ts'
import { toastStore } from './toast.ts'

const load = () => import('./ToastStack.tsx')
type Stack = { default: ComponentType<{ shown: readonly ToastMessage[] }> }
/** Where it cannot be had, what is said aloud is still said. */
const ToastStack = lazy((): Promise<Stack> => load().catch(() => ({ default: () => null })))

// Stands once in the root of the document, above the popovers of react-aria (which take 100000).
// The attribute keeps it usable and audible while a dialog is open.
export function Toaster() {
  const { shown, spoken } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.read,
  )
  useEffect(loadOnFirstPress, [])
  const isWanted = useRef(false)
  isWanted.current ||= shown.length > 0
  return (
    <section aria-label={copy.notices} data-react-aria-top-layer="">
      <Log polite messages={spoken.filter(message => message.tone !== 'error')} />
      <Log messages={spoken.filter(message => message.tone === 'error')} />
      <Suspense>{isWanted.current && <ToastStack shown={shown} />}</Suspense>
    </section>
  )
}

/** Nothing is told before something was pressed, and then it has to be there at once. */
function loadOnFirstPress() {
  const presses = ['pointerdown', 'keydown'] as const
  const fetchIt = () => {
    stop()
    load().catch(() => undefined)
  }
  const stop = () => {
    for (const press of presses) window.removeEventListener(press, fetchIt)
  }
  for (const press of presses) window.addEventListener(press, fetchIt, { passive: true })
  return stop
}

function Log({ polite = false, messages }: { polite?: boolean; messages: ToastMessage[] }) {
  return (
    <div role="log" aria-live={polite ? 'polite' : 'assertive'} className="sr-only">
      {messages.map(message => (
        <p key={message.id}>{message.text}</p>
      ))}
    </div>
  )
}

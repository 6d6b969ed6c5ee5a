import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { copy } from '../ui/base/copy.ts'
import type { ToastMessage } from './store.ts'
import { toastStore } from './toast.ts'

type Stack = ComponentType<{ shown: readonly ToastMessage[] }>

// Stands once in the root of the document, above the popovers of react-aria (which take 100000).
// The attribute keeps it usable and audible while a dialog is open.
export function Toaster() {
  const { shown, spoken } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.read,
  )
  const ToastStack = useToastStack(shown.length > 0)
  return (
    <section aria-label={copy.notices} data-react-aria-top-layer="">
      <Log polite messages={spoken.filter(message => message.tone !== 'error')} />
      <Log messages={spoken.filter(message => message.tone === 'error')} />
      {ToastStack && <ToastStack shown={shown} />}
    </section>
  )
}

/**
 * What can be seen of notices comes with the first press: before it nothing is told, and then it
 * has to be there at once. Where it cannot be had, what is said aloud is still said.
 */
function useToastStack(isWanted: boolean): Stack | undefined {
  const [stack, setStack] = useState<{ Stack: Stack }>()
  const isThere = stack !== undefined
  useEffect(() => {
    if (isThere) return
    const load = () =>
      void import('./ToastStack.tsx').then(
        ({ default: Stack }) => setStack({ Stack }),
        () => undefined,
      )
    if (isWanted) load()
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) window.addEventListener(press, load, { once: true })
    return () => {
      for (const press of presses) window.removeEventListener(press, load)
    }
  }, [isThere, isWanted])
  return stack?.Stack
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

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { onMissingPart } from '#foundation/web/parts/lazy-part.ts'
import { copy } from './copy.ts'
import type { ToastMessage } from './store.ts'
import { toast, toastStore } from './toast.ts'

type Stack = ComponentType<{ shown: readonly ToastMessage[] }>

/** Where the code of the stack cannot be loaded, so without anything that can be pressed. */
const PlainStack: Stack = ({ shown }) => (
  <div className="plain-notices" aria-hidden="true">
    {shown.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
)

/** Older ones come back when there is room, if their time is not over. */
const mostAtOnce = 3

// In the root of the document, above the popovers of react-aria (z-index 100000). The attribute
// keeps it usable and audible while a dialog is open.
export function Toaster() {
  const { shown, spoken } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.read,
  )
  const ToastStack = useToastStack(shown.length > 0)
  useEffect(
    () =>
      onMissingPart(reason => (reason === 'gone' ? announceUpgrade() : announceLostConnection())),
    [],
  )
  return (
    <section aria-label={copy.notices} data-react-aria-top-layer="">
      <Log polite messages={spoken.filter(message => message.tone !== 'error')} />
      <Log messages={spoken.filter(message => message.tone === 'error')} />
      {ToastStack && <ToastStack shown={shown.slice(-mostAtOnce)} />}
    </section>
  )
}

/**
 * The visible part of notices is loaded at the first press: no notice comes before that, and
 * afterwards it must show at once. If loading fails, the next press tries again.
 */
function useToastStack(isWanted: boolean): Stack | undefined {
  const [stack, setStack] = useState<{ Stack: Stack }>()
  const isThere = stack !== undefined && stack.Stack !== PlainStack
  useEffect(() => {
    if (isThere) return
    const load = () =>
      void import('./ToastStack.tsx').then(
        ({ default: Stack }) => setStack({ Stack }),
        () => {
          if (!isWanted) return
          setStack({ Stack: PlainStack })
          askWithBrowserDialog()
        },
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

const untilReadMs = 600_000

/** Does not reload: somebody in the middle of a form can finish it first. */
function announceUpgrade(): void {
  if (isShown(copy.upgraded)) return
  const action = { label: copy.reload, run: () => location.reload() }
  toast.info(copy.upgraded, { duration: untilReadMs, action })
}

/** If not even notices can be loaded, the browser's own dialog asks. */
function askWithBrowserDialog(): void {
  for (const { id, text, action } of toastStore.read().shown) {
    if (!action) continue
    toastStore.dismiss(id)
    if (window.confirm(`${text} ${action.label}?`)) action.run()
  }
}

function announceLostConnection(): void {
  if (!isShown(copy.cutOff)) toast.error(copy.cutOff)
}

const isShown = (words: string) => toastStore.read().shown.some(({ text }) => text === words)

function Log({ polite = false, messages }: { polite?: boolean; messages: ToastMessage[] }) {
  return (
    <div role="log" aria-live={polite ? 'polite' : 'assertive'} className="sr-only">
      {messages.map(message => (
        <p key={message.id}>{message.text}</p>
      ))}
    </div>
  )
}

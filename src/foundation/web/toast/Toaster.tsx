import { useSyncExternalStore } from 'react'
import { copy } from '../ui/copy.ts'
import { cx } from '../ui/cx.ts'
import { CloseIcon } from '../ui/icons/ActionIcons.tsx'
import { InfoIcon, SuccessIcon, WarningIcon } from '../ui/icons/StatusIcons.tsx'
import type { ToastMessage } from './store.ts'
import { toastStore } from './toast.ts'

const signs = {
  success: <SuccessIcon className="text-success" />,
  info: <InfoIcon className="text-ink-soft" />,
  error: <WarningIcon className="text-danger" />,
}

const edges = { success: 'bg-green', info: 'bg-amber', error: 'bg-danger' }

// Stands once in the root of the document, above the popovers of react-aria (which take 100000).
// The attribute keeps it usable and audible while a dialog is open.
export function Toaster() {
  const { shown, spoken } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.read,
  )
  return (
    <section aria-label={copy.notices} data-react-aria-top-layer="">
      <Log polite messages={spoken.filter(message => message.tone !== 'error')} />
      <Log messages={spoken.filter(message => message.tone === 'error')} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads */}
      <div
        onPointerEnter={toastStore.pause}
        onPointerLeave={toastStore.resume}
        onFocus={toastStore.pause}
        onBlur={toastStore.resume}
        className="pointer-events-none fixed inset-x-4 top-4 z-100001 flex flex-col items-center gap-2 sm:inset-x-auto sm:top-auto sm:bottom-6 sm:left-6 sm:items-start"
      >
        {shown.map(message => (
          <Toast key={message.id} message={message} />
        ))}
      </div>
    </section>
  )
}

function Toast({ message }: { message: ToastMessage }) {
  return (
    <div
      data-toast={message.tone}
      className="pointer-events-auto relative flex w-full max-w-md animate-rise items-center gap-3 overflow-hidden rounded-card border border-hairline bg-surface py-1.5 pr-1.5 pl-5 text-ink shadow-soft sm:w-auto sm:min-w-80"
    >
      <span
        aria-hidden="true"
        className={cx('absolute inset-y-0 left-0 w-1.5', edges[message.tone])}
      />
      {signs[message.tone]}
      <p className="min-w-0 flex-1 py-1.5 font-medium leading-snug">{message.text}</p>
      <button
        type="button"
        aria-label={copy.dismiss}
        onClick={() => toastStore.dismiss(message.id)}
        className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2"
      >
        <CloseIcon />
      </button>
    </div>
  )
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

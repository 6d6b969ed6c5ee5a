import { useEffect, useRef } from 'react'
import { copy } from '../ui/base/copy.ts'
import { cx } from '../ui/base/cx.ts'
import { CloseIcon } from '../ui/icons/FrameIcons.tsx'
import { SuccessIcon } from '../ui/icons/StatusIcons.tsx'
import { InfoIcon, WarningIcon } from '../ui/icons/VisitorIcons.tsx'
import type { ToastMessage } from './store.ts'
import { toastStore } from './toast.ts'
import { useFreeSpot } from './use-free-spot.ts'

const signs = {
  success: <SuccessIcon className="text-success" />,
  info: <InfoIcon className="text-ink-soft" />,
  error: <WarningIcon className="text-danger" />,
}

const edges = { success: 'bg-green', info: 'bg-amber', error: 'bg-danger' }

/** The visible notices. Loaded together with the first one. */
export default function ToastStack({ shown }: { shown: readonly ToastMessage[] }) {
  const stack = useRef<HTMLDivElement>(null)
  useFreeSpot(stack, shown.length > 0)
  useCloseByKey(shown[shown.length - 1])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads
    <div
      ref={stack}
      onPointerEnter={toastStore.pause}
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
      className="pointer-events-none fixed top-0 left-0 z-100001 flex w-[calc(100vw-2rem)] max-w-md flex-col gap-2 empty:hidden sm:w-max"
    >
      {shown.map(message => (
        <Toast key={message.id} message={message} />
      ))}
    </div>
  )
}

/** A dialog, a menu or a field that uses the key itself comes first. */
function useCloseByKey(newest: ToastMessage | undefined) {
  useEffect(() => {
    if (!newest) return
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toastStore.dismiss(newest.id)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [newest])
}

function Toast({ message }: { message: ToastMessage }) {
  return (
    <div
      data-toast={message.tone}
      className="pointer-events-auto relative flex w-full animate-rise items-center gap-3 overflow-hidden rounded-card border border-hairline bg-surface py-1.5 pr-1.5 pl-5 text-ink shadow-soft sm:min-w-80"
    >
      <span
        aria-hidden="true"
        className={cx('absolute inset-y-0 left-0 w-1.5', edges[message.tone])}
      />
      {signs[message.tone]}
      <p className="min-w-0 flex-1 py-1.5 font-semibold leading-snug">{message.text}</p>
      {message.action && (
        <button
          type="button"
          onClick={message.action.run}
          className="min-h-11 shrink-0 rounded-field px-3 font-semibold underline underline-offset-4 hover:bg-sunk focus-visible:-outline-offset-2"
        >
          {message.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={copy.dismiss}
        aria-keyshortcuts="Escape"
        onClick={() => toastStore.dismiss(message.id)}
        className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2"
      >
        <CloseIcon />
      </button>
    </div>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { ChevronDownIcon } from '#design/ui/icons/FrameIcons.tsx'
import { Spinner } from '#design/ui/icons/Spinner.tsx'
import { copy } from '../copy.ts'

export interface OlderMessages {
  isThere: boolean
  isLoading: boolean
  hasFailed: boolean
  load: () => void
}

interface ScrolledFlowProps {
  label: string
  /** Changes whenever there is another last message. */
  newest: string | undefined
  isOwn: boolean
  older: OlderMessages
  onAtEnd: (isAtEnd: boolean) => void
  children: ReactNode
}

const nearPx = 80

/**
 * In a reversed column the browser counts the scroll position from below: it starts at the newest
 * message, and older ones loaded above move nothing.
 */
export function ScrolledFlow({
  label,
  newest,
  isOwn,
  older,
  onAtEnd,
  children,
}: ScrolledFlowProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const toEnd = () => box.current?.scrollTo({ top: 0 })
  const note = () => {
    const isNear = Math.abs(box.current?.scrollTop ?? 0) < nearPx
    setAtEnd(isNear)
    onAtEnd(isNear)
  }
  useEffect(() => {
    box.current?.querySelector('[data-new-line]')?.scrollIntoView({ block: 'center' })
  }, [])
  useEffect(() => {
    if (newest && isOwn) box.current?.scrollTo({ top: 0 })
  }, [newest, isOwn])
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* biome-ignore lint/a11y/useSemanticElements: the page has its landmarks already */}
      <div
        ref={box}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={note}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <div className="mx-auto w-full max-w-4xl px-3 py-4 sm:px-5">
          <Older older={older} />
          {children}
        </div>
      </div>
      {!isAtEnd && (
        <IconButton
          variant="solid"
          label={copy.thread.toNewest}
          icon={<ChevronDownIcon className="text-xl" />}
          onClick={toEnd}
          className="absolute right-4 bottom-3"
        />
      )}
    </div>
  )
}

function Older({ older: { isThere, isLoading, hasFailed, load } }: { older: OlderMessages }) {
  const top = useRef<HTMLDivElement>(null)
  const latest = useRef(load)
  latest.current = load
  const mayLoad = isThere && !isLoading && !hasFailed
  useEffect(() => {
    if (!mayLoad || !top.current) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '300px 0px 0px',
    })
    seen.observe(top.current)
    return () => seen.disconnect()
  }, [mayLoad])
  if (!isThere) return null
  return (
    // New messages appear below this, so the browser must not use it as its anchor for scrolling.
    <div ref={top} className="grid min-h-12 place-items-center pb-3 [overflow-anchor:none]">
      {hasFailed ? (
        <div role="alert" className="grid justify-items-center gap-2 text-sm">
          {copy.thread.olderFailed}
          <Button variant="secondary" size="sm" onClick={load}>
            {copy.thread.retry}
          </Button>
        </div>
      ) : (
        <span className="text-ink-soft">
          <Spinner />
          <span className="sr-only">{copy.thread.older}</span>
        </span>
      )}
    </div>
  )
}

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { keepStyleElementOut } from '../base/pressable-style.ts'

keepStyleElementOut()

export interface PickerPopoverProps {
  labelledBy: string
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

export function PickerPopover({
  labelledBy,
  triggerRef,
  open,
  onClose,
  children,
}: PickerPopoverProps & { children: ReactNode }) {
  return (
    <I18nProvider locale="en-GB">
      <Popover
        triggerRef={triggerRef}
        isOpen={open}
        onOpenChange={isOpen => !isOpen && onClose()}
        placement="bottom start"
        containerPadding={8}
        offset={6}
        className="z-40 w-86 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-hairline bg-surface p-2 shadow-soft data-entering:animate-rise data-exiting:pointer-events-none data-exiting:animate-leave"
      >
        <Dialog aria-labelledby={labelledBy} className="outline-none">
          <Choices>{children}</Choices>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

/**
 * The library treats Enter like a press by a screen reader and loses the focus, so we set it here.
 */
function Choices({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let tries = 0
    let frame = requestAnimationFrame(function look() {
      if (box.current?.contains(document.activeElement)) return
      box.current?.querySelector<HTMLElement>(firstChoice)?.focus()
      tries += 1
      if (tries < mostTries) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return <div ref={box}>{children}</div>
}

/** About half a second: enough for any element to be able to take the focus. */
const mostTries = 30

const firstChoice = '[role=option][tabindex="0"], [role=grid] [tabindex="0"]'

export const turnButtonClass =
  'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink aria-disabled:opacity-30 data-disabled:opacity-30'

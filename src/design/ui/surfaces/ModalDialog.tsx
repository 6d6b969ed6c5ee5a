import { type ReactNode, useEffect, useState } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { rescueFocus, takeOpener } from '#foundation/web/rescue-focus.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { keepStyleElementOut } from '../base/pressable-style.ts'
import { useLingering } from '../base/use-lingering.ts'
import { CloseIcon } from '../icons/FrameIcons.tsx'

keepStyleElementOut()

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  // A question that must be answered: a click beside it does not close it.
  alert?: boolean
  // What it shows cannot be shown again: only its footer closes it, not Escape and no cross.
  once?: boolean
}

const leaveMs = 200

const sides = 'px-[min(1.25rem,5vw)] sm:px-6'

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }

export default function ModalDialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  alert = false,
  once = false,
}: DialogProps) {
  if (!useLingering(open, leaveMs)) return null
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      isDismissable={!alert && !once}
      isKeyboardDismissDisabled={once}
      className={cx(
        'fixed inset-0 z-50 flex items-end justify-center bg-scrim sm:items-center sm:p-6',
        'data-entering:animate-fade data-exiting:pointer-events-none data-exiting:animate-leave',
      )}
    >
      <Modal
        className={cx(
          'flex max-h-[92dvh] w-full flex-col rounded-t-sheet border border-hairline bg-surface',
          'shadow-soft data-entering:animate-sheet sm:rounded-card sm:data-entering:animate-rise',
          widths[size],
        )}
      >
        <AriaDialog
          ref={showFromTop}
          role={alert ? 'alertdialog' : 'dialog'}
          className="flex min-h-0 flex-col rounded-[inherit] outline-none low:overflow-y-auto"
        >
          <FocusRescue />
          <Head title={title} onClose={once ? undefined : onClose} />
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * Goes with the dialog and not with what lingers after it: by then the next dialog may be closing,
 * which would lose its focus to this one.
 */
function FocusRescue() {
  const [focused] = useState(focusedOutside)
  useEffect(() => {
    const openedBy = takeOpener() ?? focused
    return () => rescueFocus(openedBy)
  }, [focused])
  return null
}

let outside: HTMLElement | null = null

/** The button of a dialog that opens another one is gone when that closes; what opened it is not. */
function focusedOutside(): HTMLElement | null {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && !focused.closest('[role=dialog], [role=alertdialog]')) {
    outside = focused === document.body ? null : focused
  }
  return outside
}

interface HeadProps {
  title: string
  onClose: (() => void) | undefined
}

function Head({ title, onClose }: HeadProps) {
  return (
    // Where a word of the title needs the whole width, the button goes above it.
    <div className={cx('flex flex-wrap-reverse items-end justify-end gap-x-2 pt-5', sides)}>
      <Heading slot="title" className="max-w-full flex-1 break-words pt-1.5 text-xl">
        {title}
      </Heading>
      {onClose && <IconButton label={copy.close} icon={<CloseIcon />} onClick={onClose} />}
    </div>
  )
}

function Body({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx('min-h-0 overflow-y-auto pt-3 pb-6 low:shrink-0 low:overflow-visible', sides)}
    >
      {children}
    </div>
  )
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <footer
      className={cx(
        'flex flex-col gap-3 border-hairline border-t py-4 sm:flex-row sm:justify-end',
        sides,
      )}
    >
      {children}
    </footer>
  )
}

/**
 * In a dialog taller than the screen, a field that takes the focus would scroll the title and the
 * explanation out of sight. Then the dialog itself takes it.
 */
function showFromTop(dialog: HTMLElement | null): void {
  if (!dialog) return
  const scrolled = [dialog, ...dialog.children].filter(part => part.scrollTop > 0)
  if (scrolled.length === 0) return
  // Nobody has left the field empty yet, so it must not say so.
  dialog.addEventListener('focusout', keepToItself, { capture: true, once: true })
  dialog.focus({ preventScroll: true })
  for (const part of scrolled) part.scrollTop = 0
}

function keepToItself(event: Event): void {
  event.stopPropagation()
}

import { type ReactNode, useEffect } from 'react'
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
}

const leaveMs = 200

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }

export default function ModalDialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  alert = false,
}: DialogProps) {
  const isThere = useLingering(open, leaveMs)
  useEffect(() => {
    if (!isThere) return
    const openedBy = takeOpener()
    return () => rescueFocus(openedBy)
  }, [isThere])
  if (!isThere) return null
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      isDismissable={!alert}
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
          role={alert ? 'alertdialog' : 'dialog'}
          className="flex min-h-0 flex-col outline-none"
        >
          <header className="flex items-start gap-4 px-5 pt-5 sm:px-6">
            <Heading slot="title" className="flex-1 pt-1.5 text-xl">
              {title}
            </Heading>
            <IconButton label={copy.close} icon={<CloseIcon />} onClick={onClose} />
          </header>
          <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-6 sm:px-6">{children}</div>
          {footer && (
            <footer className="flex flex-col gap-3 border-hairline border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

import type { ReactNode, RefObject } from 'react'
import { MenuItem as AriaMenuItem, Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { rememberOpener } from '#foundation/web/rescue-focus.ts'
import { cx } from '../base/cx.ts'
import { keepStyleElementOut } from '../base/pressable-style.ts'

keepStyleElementOut()

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onAction: () => void
}

export interface MenuPopoverProps {
  label: string
  items: readonly MenuItem[]
  align: 'start' | 'end'
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

export default function MenuPopover({
  label,
  items,
  align,
  triggerRef,
  open,
  onClose,
}: MenuPopoverProps) {
  return (
    <Popover
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      placement={`bottom ${align}`}
      offset={6}
      className="z-40 min-w-[min(13rem,100vw-1.5rem)] max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-hairline bg-surface p-1.5 shadow-soft data-entering:animate-rise data-exiting:pointer-events-none data-exiting:animate-leave"
    >
      <Menu aria-label={label} autoFocus="first" onClose={onClose} className="outline-none">
        {items.map(item => (
          <AriaMenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.disabled}
            onAction={() => {
              rememberOpener(triggerRef.current)
              item.onAction()
            }}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-2 leading-snug',
              'data-disabled:cursor-not-allowed data-disabled:opacity-50',
              'focus-visible:-outline-offset-2',
              'forced-colors:data-focused:bg-[Highlight]',
              item.danger ? 'text-danger data-focused:bg-danger-soft' : 'data-focused:bg-sunk',
            )}
          >
            {item.icon}
            {item.label}
          </AriaMenuItem>
        ))}
      </Menu>
    </Popover>
  )
}

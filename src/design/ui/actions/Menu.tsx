import { type ReactNode, Suspense, useRef } from 'react'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { cx } from '../base/cx.ts'
import { useOpened } from '../base/useOpened.ts'
import { ChevronDownIcon } from '../icons/FrameIcons.tsx'
import { type ButtonVariant, buttonClass } from './Button.tsx'
import type { MenuItem, MenuPopoverProps } from './MenuPopover.tsx'

const load = () => import('./MenuPopover.tsx')
const MenuPopover = lazyPart(load)

export interface MenuProps {
  label: string
  items: readonly MenuItem[]
  // The content of the button; without it, its label.
  children?: ReactNode
  variant?: ButtonVariant
  iconOnly?: boolean
  // Which side of the list stands under the button.
  align?: MenuPopoverProps['align']
  className?: string
}

// A list of commands. For a list of links use LinkMenu.
export function Menu({
  label,
  items,
  children,
  variant = 'secondary',
  iconOnly = false,
  align = 'end',
  className,
}: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const { open, everOpened, show, hide } = useOpened()
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        onClick={show}
        onKeyDown={event => event.key === 'ArrowDown' && show()}
        onPointerEnter={load}
        onFocus={load}
        className={cx(
          iconOnly
            ? 'inline-grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink'
            : buttonClass({ variant }),
          className,
        )}
      >
        {children ?? label}
        {!iconOnly && <ChevronDownIcon />}
      </button>
      {everOpened && (
        <Suspense fallback={null}>
          <MenuPopover
            label={label}
            items={items}
            align={align}
            triggerRef={trigger}
            open={open}
            onClose={hide}
          />
        </Suspense>
      )}
    </>
  )
}

import { type ComponentProps, useRef } from 'react'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { CloseIcon } from '../icons/FrameIcons.tsx'
import { SearchIcon } from '../icons/VisitorIcons.tsx'
import { controlClass, controlFrame } from './Field.tsx'

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'ref'> {
  label: string
  value: string
  onChange: (text: string) => void
  className?: string
}

export function SearchField({ label, value, onChange, className, ...input }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    box.current?.focus()
  }
  return (
    <div className={cx(controlFrame, 'rounded-full', className)}>
      <SearchIcon className="ml-[min(1rem,4vw)] text-ink-soft" />
      <input
        {...input}
        ref={box}
        type="search"
        aria-label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
        className={cx(
          controlClass,
          'pr-[min(0.875rem,4vw)] pl-[min(0.625rem,3vw)] text-ellipsis placeholder:text-[min(1rem,8vw)]',
          '[&::-webkit-search-cancel-button]:appearance-none',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={copy.clearSearch}
          onClick={clear}
          className="-my-px grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}

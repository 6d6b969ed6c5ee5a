import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { Spinner } from '../base/Spinner.tsx'
import { controlClass, controlFrame, Field, type FieldProps } from '../fields/Field.tsx'
import { comboBoxStep } from './combo-box-keys.ts'
import { type Suggestion, SuggestionList } from './SuggestionList.tsx'

export interface ComboBoxProps<S extends Suggestion>
  extends Omit<
      ComponentProps<'input'>,
      'value' | 'onChange' | 'onInput' | 'className' | 'children'
    >,
    FieldProps {
  value: string
  onInput: (text: string) => void
  // The caller debounces and asks; the list shows what it got, in that order.
  suggestions: readonly S[]
  onChoose: (suggestion: S) => void
  loading?: boolean
  // Said when there is nothing to suggest for what was typed.
  emptyText?: string
  before?: ReactNode
  optionIcon?: ReactNode
  // Without frame and label, for a search bar that has its own.
  bare?: boolean
}

// Free text with suggestions. No script is needed to type and send it.
export function ComboBox<S extends Suggestion>({
  label,
  help,
  error,
  optional,
  hideLabel,
  className,
  id,
  value,
  onInput,
  suggestions,
  onChoose,
  loading = false,
  emptyText,
  before,
  optionIcon,
  bare = false,
  ...input
}: ComboBoxProps<S>) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [highlighted, setHighlighted] = useState(-1)
  const count = suggestions.length
  const showList = open && (count > 0 || (emptyText !== undefined && !loading && value !== ''))

  const close = () => {
    setOpen(false)
    setHighlighted(-1)
  }
  const choose = (index: number) => {
    const suggestion = suggestions[index]
    if (suggestion) onChoose(suggestion)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    if (event.nativeEvent.isComposing) return
    const step = comboBoxStep(event.key, { open: showList, highlighted, count })
    if (step === 'leave') return
    event.preventDefault()
    if (step === 'open') setOpen(true)
    else if (step === 'close') close()
    else if (step === 'choose') choose(highlighted)
    else setHighlighted(step.highlight)
  }

  return (
    <Field {...{ label, help, error, optional, hideLabel, className, id }}>
      {control => (
        <div className="relative">
          <div className={bare ? 'flex w-full items-center' : controlFrame}>
            {before && <span className={cx('text-ink-soft', !bare && 'pl-3.5')}>{before}</span>}
            <input
              {...input}
              {...control}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={showList}
              aria-controls={listId}
              aria-activedescendant={highlighted < 0 ? undefined : `${listId}-${highlighted}`}
              value={value}
              onChange={event => {
                onInput(event.target.value)
                setOpen(true)
                setHighlighted(-1)
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onBlur={event => {
                input.onBlur?.(event)
                close()
              }}
              className={cx(controlClass, Boolean(before) && 'pl-2.5')}
            />
            {loading && <Spinner className="mr-3.5 text-ink-faint" />}
          </div>
          <SuggestionList
            id={listId}
            shown={showList}
            suggestions={suggestions}
            highlighted={highlighted}
            icon={optionIcon}
            emptyText={emptyText}
            onChoose={choose}
          />
          <p role="status" className="sr-only">
            {open && !loading && value !== '' ? copy.suggestions(count) : ''}
          </p>
        </div>
      )}
    </Field>
  )
}

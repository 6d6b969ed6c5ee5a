import { type ComponentProps, type ReactNode, useId } from 'react'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { controlClass, controlFrame, Field, type FieldProps } from '../fields/Field.tsx'
import { Spinner } from '../icons/Spinner.tsx'
import { type Suggestion, SuggestionList } from './SuggestionList.tsx'
import { useSuggestionKeys } from './use-suggestion-keys.ts'

export interface ComboBoxProps<S extends Suggestion>
  extends Omit<
      ComponentProps<'input'>,
      'value' | 'onChange' | 'onInput' | 'className' | 'children'
    >,
    FieldProps {
  value: string
  onInput: (text: string) => void
  // The caller debounces and requests them; the list shows them in this order.
  suggestions: readonly S[]
  onChoose: (suggestion: S) => void
  loading?: boolean
  // The text when there are no suggestions.
  emptyText?: string
  before?: ReactNode
  optionIcon?: ReactNode
  // Without frame and label, for a search bar that has its own.
  bare?: boolean
}

// Free text with suggestions. It can be typed and sent without scripts.
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
  const count = suggestions.length
  const keys = useSuggestionKeys({
    suggestions,
    mayShow: count > 0 || (emptyText !== undefined && !loading && value !== ''),
    onChoose: index => {
      const suggestion = suggestions[index]
      if (suggestion) onChoose(suggestion)
    },
  })
  const type = (text: string) => {
    onInput(text)
    keys.show(true)
  }

  return (
    <Field {...{ label, help, error, optional, hideLabel, className, id }}>
      {control => (
        <div className="relative">
          <TypedText
            {...{ input: { ...input, ...control, value }, keys, listId, loading, before, bare }}
            onType={type}
          />
          <SuggestionList
            id={listId}
            shown={keys.isShown}
            suggestions={suggestions}
            highlighted={keys.highlighted}
            icon={optionIcon}
            emptyText={emptyText}
            onChoose={keys.choose}
          />
          <p role="status" className="sr-only">
            {keys.isOpen && !loading && value !== '' ? copy.suggestions(count) : ''}
          </p>
        </div>
      )}
    </Field>
  )
}

interface TypedTextProps {
  input: ComponentProps<'input'>
  keys: ReturnType<typeof useSuggestionKeys>
  listId: string
  onType: (text: string) => void
  loading: boolean
  before: ReactNode
  bare: boolean
}

function TypedText({ input, keys, listId, onType, loading, before, bare }: TypedTextProps) {
  return (
    <div className={bare ? 'flex w-full items-center' : controlFrame}>
      {before && <span className={cx('text-ink-soft', !bare && 'pl-3.5')}>{before}</span>}
      <input
        {...input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={keys.isShown}
        aria-controls={listId}
        aria-activedescendant={keys.highlighted < 0 ? undefined : `${listId}-${keys.highlighted}`}
        onChange={event => onType(event.target.value)}
        onClick={keys.open}
        onKeyDown={event => {
          input.onKeyDown?.(event)
          keys.press({
            key: event.key,
            isComposing: event.nativeEvent.isComposing,
            preventDefault: () => event.preventDefault(),
          })
        }}
        onBlur={event => {
          input.onBlur?.(event)
          keys.show(false)
        }}
        className={cx(controlClass, Boolean(before) && 'pl-2.5')}
      />
      {loading && <Spinner className="mr-3.5 text-ink-faint" />}
    </div>
  )
}

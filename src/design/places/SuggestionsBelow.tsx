import { useEffect, useEffectEvent, useId } from 'react'
import { copy } from '../ui/base/copy.ts'
import { SuggestionList } from '../ui/choices/SuggestionList.tsx'
import { useSuggestionKeys } from '../ui/choices/use-suggestion-keys.ts'
import { PinIcon } from '../ui/icons/VisitorIcons.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionsBelowProps {
  /** A plain text field that was there before this code was loaded. */
  input: HTMLInputElement
  minChars: 3 | 5
  onChoose: (label: string) => void
}

/** Turns a text field that the server drew into one with suggestions, without touching its text. */
export default function SuggestionsBelow(props: SuggestionsBelowProps) {
  const { input, minChars, onChoose } = props
  const listId = useId()
  const { suggestions, typed, close } = useSuggestions(minChars)
  const count = suggestions.length
  const { isShown, highlighted, show, choose, press } = useSuggestionKeys({
    suggestions,
    mayShow: count > 0,
    onChoose: index => {
      const name = suggestions[index]?.label
      close()
      if (name === undefined) return
      input.value = name
      onChoose(name)
    },
  })
  const left = useEffectEvent(() => show(false))
  const read = useEffectEvent(() => {
    typed(input.value)
    show(true)
  })
  const pressed = useEffectEvent(press)

  useEffect(() => {
    const hide = () => left()
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    const onInput = () => read()
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', hide)
    if (input.value !== '') read()
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', hide)
    }
  }, [input])

  useComboBoxRole(input, { listId, isShown, highlighted })

  return (
    <>
      <SuggestionList
        id={listId}
        shown={isShown}
        suggestions={suggestions.map(({ id, name, detail }) => ({ id, label: name, detail }))}
        highlighted={highlighted}
        icon={<PinIcon />}
        onChoose={choose}
      />
      <p role="status" className="sr-only">
        {isShown ? copy.suggestions(count) : ''}
      </p>
    </>
  )
}

interface ListState {
  listId: string
  isShown: boolean
  highlighted: number
}

/** Sets the ARIA attributes of a field that React has not drawn, to match the list below it. */
function useComboBoxRole(input: HTMLInputElement, { listId, isShown, highlighted }: ListState) {
  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = String(isShown)
    input.setAttribute('aria-controls', listId)
    if (highlighted < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${listId}-${highlighted}`)
  }, [input, listId, isShown, highlighted])
}

import { useEffect, useEffectEvent, useId, useState } from 'react'
import { copy } from '../ui/base/copy.ts'
import { comboBoxStep } from '../ui/choices/combo-box-keys.ts'
import { SuggestionList } from '../ui/choices/SuggestionList.tsx'
import { PinIcon } from '../ui/icons/ThingIcons.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionsBelowProps {
  /** A plain text field that was there before this code was. */
  input: HTMLInputElement
  minChars: 3 | 5
  onChoose: (label: string) => void
}

/** Turns a text field that the server drew into one with suggestions, without touching its text. */
export default function SuggestionsBelow(props: SuggestionsBelowProps) {
  const { input, minChars, onChoose } = props
  const listId = useId()
  const { suggestions, typed, close } = useSuggestions(minChars)
  const [isOpen, setOpen] = useState(false)
  const [highlighted, setHighlighted] = useState(-1)
  const count = suggestions.length
  const shown = isOpen && count > 0

  const show = (open: boolean) => {
    setOpen(open)
    setHighlighted(-1)
  }
  const choose = (index: number) => {
    const name = suggestions[index]?.label
    show(false)
    close()
    if (name === undefined) return
    input.value = name
    onChoose(name)
  }
  const read = useEffectEvent(() => {
    typed(input.value)
    show(true)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = comboBoxStep(event.key, { open: shown, highlighted, count })
    if (step === 'leave') return
    event.preventDefault()
    if (step === 'choose') choose(highlighted)
    else if (typeof step === 'object') setHighlighted(step.highlight)
    else show(step === 'open')
  })

  useEffect(() => {
    const hide = () => setOpen(false)
    const onKeyDown = (event: KeyboardEvent) => press(event)
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

  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = String(shown)
    input.setAttribute('aria-controls', listId)
    if (highlighted < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${listId}-${highlighted}`)
  }, [input, listId, shown, highlighted])

  return (
    <>
      <SuggestionList
        id={listId}
        shown={shown}
        suggestions={suggestions.map(({ id, name, detail }) => ({ id, label: name, detail }))}
        highlighted={highlighted}
        icon={<PinIcon />}
        onChoose={choose}
      />
      <p role="status" className="sr-only">
        {shown ? copy.suggestions(count) : ''}
      </p>
    </>
  )
}

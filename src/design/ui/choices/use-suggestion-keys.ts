import { useState } from 'react'
import { comboBoxStep } from './combo-box-keys.ts'

interface Suggested {
  suggestions: readonly { id: string }[]
  /** Whether the list would show anything. */
  mayShow: boolean
  onChoose: (index: number) => void
}

/** Whether the suggestions are open, which one is highlighted, and what the keys do. */
export function useSuggestionKeys({ suggestions, mayShow, onChoose }: Suggested) {
  const [isOpen, setOpen] = useState(false)
  // The list may change under the one that was read out.
  const [highlightedId, setHighlighted] = useState<string>()
  const highlighted = suggestions.findIndex(({ id }) => id === highlightedId)
  const count = suggestions.length
  const isShown = isOpen && mayShow

  const show = (open: boolean) => {
    setOpen(open)
    setHighlighted(undefined)
  }
  const choose = (index: number) => {
    show(false)
    onChoose(index)
  }
  const press = (event: Pick<KeyboardEvent, 'key' | 'isComposing' | 'preventDefault'>) => {
    if (event.isComposing) return
    const step = comboBoxStep(event.key, { open: isShown, highlighted, count })
    if (step === 'leave') return
    event.preventDefault()
    if (step === 'choose') choose(highlighted)
    else if (typeof step === 'object') setHighlighted(suggestions[step.highlight]?.id)
    else show(step === 'open')
  }
  return { isOpen, isShown, highlighted, show, open: () => setOpen(true), choose, press }
}

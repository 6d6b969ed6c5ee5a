import { useState } from 'react'
import { comboBoxStep } from './combo-box-keys.ts'

interface Suggested {
  count: number
  /** Whether the list would show anything. */
  mayShow: boolean
  onChoose: (index: number) => void
}

/** Whether the suggestions are open, which one is highlighted, and what the keys do. */
export function useSuggestionKeys({ count, mayShow, onChoose }: Suggested) {
  const [isOpen, setOpen] = useState(false)
  const [highlighted, setHighlighted] = useState(-1)
  const isShown = isOpen && mayShow

  const show = (open: boolean) => {
    setOpen(open)
    setHighlighted(-1)
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
    else if (typeof step === 'object') setHighlighted(step.highlight)
    else show(step === 'open')
  }
  return { isOpen, isShown, highlighted, show, open: () => setOpen(true), choose, press }
}

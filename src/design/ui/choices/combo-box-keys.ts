export type ComboBoxStep = 'open' | 'close' | 'choose' | 'leave' | { highlight: number }

interface ComboBoxView {
  open: boolean
  highlighted: number
  count: number
}

// What a key means in an editable combobox with a list (ARIA authoring practices, "list autocomplete").
export function comboBoxStep(
  key: string,
  { open, highlighted, count }: ComboBoxView,
): ComboBoxStep {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!open) return 'open'
    if (count === 0) return 'leave'
    return { highlight: nextHighlight(key, highlighted, count) }
  }
  if (key === 'Escape' && open) return 'close'
  if (key === 'Enter' && open && highlighted >= 0) return 'choose'
  return 'leave'
}

// -1 is the text field: moving past either end of the list returns to it.
function nextHighlight(key: string, highlighted: number, count: number) {
  if (key === 'ArrowDown') return highlighted + 1 >= count ? -1 : highlighted + 1
  return highlighted < 0 ? count - 1 : highlighted - 1
}

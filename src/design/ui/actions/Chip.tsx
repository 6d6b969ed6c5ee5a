import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { copy } from '../base/copy.ts'
import { CloseIcon } from '../icons/FrameIcons.tsx'

export interface ChipProps {
  label: string
  onRemove: () => void
}

// An active filter that can be removed.
export function Chip({ label, onRemove }: ChipProps) {
  const remove = () => {
    onRemove()
    rescueFocus()
  }
  return (
    <button
      type="button"
      aria-label={`${copy.remove}: ${label}`}
      onClick={remove}
      className="touch-target inline-flex min-h-9 items-center gap-1.5 rounded-full border border-green bg-green-soft pr-2 py-1 pl-3.5 text-left font-semibold text-green text-sm hover:bg-surface"
    >
      {label}
      <CloseIcon />
    </button>
  )
}

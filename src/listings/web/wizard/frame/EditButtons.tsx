import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { copy } from '../copy.ts'
import type { SaveState } from '../editor/use-listing-editor.ts'
import { SavedNotice } from './SavedNotice.tsx'

interface EditButtonsProps {
  state: SaveState
  isDirty: boolean
  fault: string | undefined
  busy: boolean
  saveLabel: string
  onSave: () => void
}

export function EditButtons(props: EditButtonsProps) {
  const { state, isDirty, fault, busy, saveLabel, onSave } = props
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t pt-5">
      {fault && (
        <div className="w-full">
          <FormFault>{fault}</FormFault>
        </div>
      )}
      {isDirty && state.kind === 'untouched' ? (
        <p role="status" className="text-ink-soft text-sm">
          {copy.saved.unsaved}
        </p>
      ) : (
        <SavedNotice state={state} />
      )}
      <div className="ml-auto flex flex-wrap justify-end gap-3 max-sm:w-full max-sm:flex-col">
        <Link to="/listings" className={buttonClass({ variant: 'ghost' })}>
          {copy.cancel}
        </Link>
        <Button loading={busy} disabled={state.kind === 'stale'} onClick={onSave}>
          {saveLabel}
        </Button>
      </div>
    </div>
  )
}

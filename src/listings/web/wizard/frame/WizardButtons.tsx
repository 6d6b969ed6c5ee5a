import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { copy } from '../copy.ts'
import type { SaveState } from '../editor/use-listing-editor.ts'
import { SavedNotice } from './SavedNotice.tsx'

interface WizardButtonsProps {
  state: SaveState
  missing: readonly string[]
  isOpen: boolean
  fault: string | undefined
  busy: 'next' | 'exit' | undefined
  onNext: () => void
  /** Undefined on the first step. */
  onBack: (() => void) | undefined
  onSaveAndExit: (() => void) | undefined
}

export function WizardButtons(props: WizardButtonsProps) {
  const { state, missing, isOpen, fault, busy, onNext, onBack, onSaveAndExit } = props
  const hintId = useId()
  const [first, ...others] = missing
  const isStale = state.kind === 'stale'
  return (
    <div className="grid gap-3 border-hairline border-t pt-5">
      {fault && <FormFault>{fault}</FormFault>}
      <div className="flex flex-wrap items-center gap-3">
        {onBack ? (
          <Button
            variant="ghost"
            icon={<ArrowLeftIcon />}
            onClick={onBack}
            className="max-sm:w-full sm:-ml-2"
          >
            {copy.back}
          </Button>
        ) : (
          <Link to="/listings" className={`max-sm:w-full ${buttonClass({ variant: 'ghost' })}`}>
            {copy.cancel}
          </Link>
        )}
        <div className="ml-auto flex flex-wrap justify-end gap-3 max-sm:w-full max-sm:flex-col">
          {onSaveAndExit && (
            <Button
              variant="secondary"
              loading={busy === 'exit'}
              disabled={isStale || busy === 'next'}
              onClick={onSaveAndExit}
            >
              {copy.saveAndExit}
            </Button>
          )}
          <Button
            loading={busy === 'next'}
            disabled={!isOpen || isStale || busy === 'exit'}
            aria-describedby={first ? hintId : undefined}
            onClick={onNext}
          >
            {copy.next}
            <ArrowRightIcon />
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <SavedNotice state={state} />
        {first && (
          <p id={hintId} className="text-ink-soft text-sm sm:ml-auto sm:text-right">
            {copy.stillNeeded(first, others.length)}
          </p>
        )}
      </div>
    </div>
  )
}

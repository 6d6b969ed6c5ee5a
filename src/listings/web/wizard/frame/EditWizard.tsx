import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { focusFirstFault } from '#design/ui/fields/focus-first-fault.ts'
import { focusRefused } from '#design/ui/fields/refused-field.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import type { WizardStep } from '#listings/rules/editing/wizard-steps.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { copy } from '../copy.ts'
import { useStepForm } from '../editor/step-form.ts'
import { firstOpenStep } from '../editor/steps.ts'
import { type ListingEditor, useListingEditor } from '../editor/use-listing-editor.ts'
import { EditButtons } from './EditButtons.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { StepPanel } from './StepPanel.tsx'
import { WizardFrame } from './WizardFrame.tsx'

interface EditWizardProps {
  start: Listing
  /** Where a link leads to. */
  asked?: WizardStep | undefined
}

/** Nothing saves by itself here: a live listing changes only when somebody presses Save. */
export function EditWizard({ start, asked }: EditWizardProps) {
  const editor = useListingEditor({ start, autosave: false })
  const { form, missing, isComplete } = useStepForm(editor, true)
  const { step, hasMoved, go, mend } = useSteps(
    () => asked ?? (start.completed ? 'basics' : firstOpenStep(editor.answers)),
  )
  const isRejected = start.status === 'rejected'
  const saving = useSaving({ start, editor, form, isComplete, step, go })
  return (
    <WizardFrame
      editor={editor}
      step={step}
      missing={missing}
      failedPresses={saving.failedPresses}
      onMend={mend}
      onStep={to => focusRefused() || go(to)}
    >
      <StandingAlert listing={start} />
      <StepPanel key={`${step} ${editor.generation}`} step={step} form={form} hasMoved={hasMoved} />
      <EditButtons
        state={editor.state}
        isDirty={editor.isDirty}
        fault={editor.state.kind === 'stale' ? undefined : saving.save.fault}
        busy={saving.save.busy}
        saveLabel={isRejected ? copy.saveAndResubmit : copy.saveChanges}
        onSave={saving.save.run}
      />
      <ReviewDialog
        open={saving.asksForReview}
        onLater={saving.finish}
        onSend={saving.sendForReview}
      />
      <LeaveDialog
        isDirty={!saving.isDone && (editor.isDirty || editor.uploads.underWay.length > 0)}
        onGiveUp={editor.kept.startAfresh}
      />
    </WizardFrame>
  )
}

interface Saving extends Pick<ReturnType<typeof useStepForm>, 'form' | 'isComplete'> {
  start: Listing
  editor: ListingEditor
  step: WizardStep
  go: (to: WizardStep) => void
}

function useSaving({ start, editor, form, isComplete, step, go }: Saving) {
  const navigate = useNavigate()
  const [asksForReview, setAsksForReview] = useState(false)
  const [failedPresses, setFailedPresses] = useState(0)
  const [isDone, setDone] = useState(false)

  const finish = () => {
    toast.success(copy.updated)
    // Who went on typing while it was being saved is not done.
    if (editor.unsaved().length > 0) return
    setDone(true)
    void navigate({ to: '/listings', ignoreBlocker: true })
  }
  const save = useAction(
    async () => {
      if (focusRefused()) return
      // The server checks completeness too, but here we can show where the gap is.
      await editor.uploads.settled()
      if (start.completed && !isComplete()) return setFailedPresses(before => before + 1)
      // Otherwise the closed days that were only half chosen would be lost.
      if (form.halfPeriod.isThere) {
        if (step !== 'availability') go('availability')
        return form.halfPeriod.pointOut()
      }
      const saved = await editor.save(
        editor.unsaved(),
        start.status === 'rejected' ? { completed: true } : undefined,
      )
      if (saved.status === null && isComplete()) return setAsksForReview(true)
      finish()
    },
    { atForm: true },
  )
  const sendForReview = async () => {
    await editor.save([], { completed: true })
    finish()
  }
  return { failedPresses, asksForReview, isDone, save, finish, sendForReview }
}

function useSteps(first: () => WizardStep) {
  const [step, setStep] = useState<WizardStep>(first)
  const [hasMoved, setMoved] = useState(false)
  const go = (to: WizardStep) => {
    setMoved(true)
    setStep(to)
  }
  const mend = (to: WizardStep) => {
    go(to)
    focusFirstFault('main')
  }
  return { step, hasMoved, go, mend }
}

function StandingAlert({ listing }: { listing: Listing }) {
  const words = copy.live
  if (listing.status === 'approved') return <Alert tone="info">{words.approved}</Alert>
  if (listing.status !== 'rejected') return null
  return (
    <Alert tone="danger" title={words.rejected}>
      {listing.rejectionReason}
    </Alert>
  )
}

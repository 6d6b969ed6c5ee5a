import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { focusFirstFault } from '#design/ui/fields/focus-first-fault.ts'
import { focusRefused } from '#design/ui/fields/refused-field.ts'
import { missingIn } from '#listings/rules/editing/completeness.ts'
import { type WizardStep, wizardSteps } from '#listings/rules/editing/wizard-steps.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { stepFields, tidied } from '../answers.ts'
import { useStepForm } from '../editor/step-form.ts'
import { completedSteps, firstOpenStep, reachableStep, stepBeside } from '../editor/steps.ts'
import { type ListingEditor, useListingEditor } from '../editor/use-listing-editor.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { StepPanel } from './StepPanel.tsx'
import { WizardButtons } from './WizardButtons.tsx'
import { WizardFrame } from './WizardFrame.tsx'

interface CreateWizardProps {
  /** None for a new listing. */
  start?: Listing
  asked: WizardStep | undefined
  hasMoved: RefObject<boolean>
  onSaved?: (listing: Listing) => void
}

const atForm = { atForm: true }

export function CreateWizard({ start, asked, hasMoved, onSaved }: CreateWizardProps) {
  const editor = useListingEditor({ start, autosave: true, onSaved })
  const { form, missing, isComplete, visitStep } = useStepForm(editor, false)
  const [arrival] = useState(() => (start ? firstOpenStep(editor.answers) : 'basics'))
  const step = asked ? reachableStep(asked, editor.answers) : arrival
  const completed = completedSteps(editor.answers)

  const { go, mend, leave } = useStepNavigation({
    step,
    hasMoved,
    isNew: start === undefined,
    editor,
    visitStep,
  })
  const { publish, isPublished, failedPresses } = usePublishing(editor, isComplete)
  const { next, saveAndExit } = useButtons({ step, editor, form, go, leave, publish })
  const previous = stepBeside(step, -1)
  const turn = (to: WizardStep) => focusRefused() || void go(to)
  return (
    <WizardFrame
      editor={editor}
      step={step}
      missing={missing}
      failedPresses={failedPresses}
      onMend={mend}
      onStep={completed.every(Boolean) && start ? turn : undefined}
    >
      <StepPanel
        key={`${step} ${editor.generation}`}
        step={step}
        form={form}
        hasMoved={hasMoved.current}
      />
      <WizardButtons
        state={editor.state}
        missing={missingIn(step, tidied(editor.answers)).map(({ message }) => message)}
        fault={next.fault ?? saveAndExit.fault}
        busy={next.busy ? 'next' : saveAndExit.busy ? 'exit' : undefined}
        isOpen={completed[wizardSteps.indexOf(step)] ?? false}
        onNext={next.run}
        onBack={previous && (() => turn(previous))}
        onSaveAndExit={previous && saveAndExit.run}
      />
      <PublishDialog open={isPublished} listing={editor.listing} onProceed={leave} />
    </WizardFrame>
  )
}

interface Pressed extends Pick<ReturnType<typeof useStepNavigation>, 'go' | 'leave'> {
  step: WizardStep
  editor: ListingEditor
  form: ReturnType<typeof useStepForm>['form']
  publish: () => Promise<void>
}

function useButtons({ step, editor, form, go, leave, publish }: Pressed) {
  /** Otherwise the closed days that were only half chosen would be lost. */
  const finishPeriod = async () => {
    if (step !== 'availability') await go('availability')
    form.halfPeriod.pointOut()
  }
  const next = useAction(async () => {
    if (focusRefused()) return
    const following = stepBeside(step, 1)
    const comesBy = step === 'basics' || step === 'space'
    if (form.halfPeriod.isThere && !comesBy) return finishPeriod()
    if (!following) return publish()
    const saved = await editor.save(stepFields[step])
    await go(following, saved._id)
  }, atForm)
  const saveAndExit = useAction(async () => {
    if (focusRefused()) return
    await editor.uploads.settled()
    await editor.save(stepFields[step])
    await leave()
  }, atForm)
  return { next, saveAndExit }
}

interface StepNavigation {
  step: WizardStep
  hasMoved: RefObject<boolean>
  isNew: boolean
  editor: ListingEditor
  visitStep: (step: WizardStep) => void
}

/** Steps are addresses, so that the browser's Back and Forward work. */
function useStepNavigation({ step, hasMoved, isNew, editor, visitStep }: StepNavigation) {
  const navigate = useNavigate()
  const go = async (to: WizardStep, id = editor.listing?._id) => {
    hasMoved.current = true
    visitStep(step)
    const open = (search: { id: string | undefined; step: WizardStep }, replace: boolean) =>
      navigate({ to: '/listings/create', search, replace, viewTransition: false })
    // Once there is a draft, Back leads to its first step, and never to the empty form.
    if (isNew) await open({ id, step }, true)
    await open({ id, step: to }, false)
  }
  const mend = async (to: WizardStep) => {
    await go(to)
    visitStep(to)
    focusFirstFault('main')
  }
  const leave = () => navigate({ to: '/listings' })
  return { go, mend, leave }
}

function usePublishing(editor: ListingEditor, isComplete: () => boolean) {
  const [isPublished, setPublished] = useState(false)
  const [failedPresses, setFailedPresses] = useState(0)
  const publish = async () => {
    if (!isComplete()) return setFailedPresses(before => before + 1)
    await editor.uploads.settled()
    await editor.save(stepFields.pricing, { completed: true })
    setPublished(true)
  }
  return { publish, isPublished, failedPresses }
}

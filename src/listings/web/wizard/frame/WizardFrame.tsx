import type { ReactNode } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { StepIndicator } from '#design/ui/navigation/StepIndicator.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { type WizardStep, wizardSteps } from '#listings/rules/editing/wizard-steps.ts'
import { copy } from '../copy.ts'
import { finishedSteps } from '../editor/sections.ts'
import { tabNames } from '../editor/steps.ts'
import type { ListingEditor } from '../editor/use-listing-editor.ts'
import { PreviewCard } from './PreviewCard.tsx'
import { UnfinishedAlert } from './UnfinishedAlert.tsx'
import { WizardColumns } from './WizardColumns.tsx'

interface WizardFrameProps {
  editor: ListingEditor
  step: WizardStep
  /** Shown after somebody tried to send the listing. */
  missing: ReadonlyMap<string, string>
  failedPresses: number
  onMend: (step: WizardStep) => void
  onStep?: ((step: WizardStep) => void) | undefined
  children: ReactNode
}

export function WizardFrame({
  editor,
  step,
  missing,
  failedPresses,
  onMend,
  onStep,
  children,
}: WizardFrameProps) {
  const goTo = (index: number) => {
    const wanted = wizardSteps[index]
    if (wanted) onStep?.(wanted)
  }
  return (
    <WizardColumns
      beside={<PreviewCard answers={editor.answers} items={editor.listing?.mediaItems ?? []} />}
    >
      <StepIndicator
        label={copy.stepsLabel}
        steps={tabNames}
        current={wizardSteps.indexOf(step)}
        completed={finishedSteps(missing)}
        {...(onStep && { onStep: goTo })}
      />
      {editor.state.kind === 'stale' && <StaleAlert onReload={editor.reload} />}
      <RestoredNotice kept={editor.kept} />
      {failedPresses > 0 && missing.size > 0 && (
        <UnfinishedAlert
          key={failedPresses}
          missing={missing}
          current={step}
          onMend={onStep && onMend}
        />
      )}
      {children}
    </WizardColumns>
  )
}

function StaleAlert({ onReload }: { onReload: () => Promise<void> }) {
  const { busy, run } = useAction(onReload)
  const words = copy.stale
  return (
    <Alert
      live
      tone="warning"
      title={words.title}
      action={
        <Button size="sm" loading={busy} onClick={run}>
          {words.reload}
        </Button>
      }
    >
      {words.words}
    </Alert>
  )
}

import { useEffect, useRef } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { type WizardStep, wizardSteps } from '#listings/rules/editing/wizard-steps.ts'
import { copy } from '../copy.ts'
import { stepOf } from '../editor/sections.ts'

interface UnfinishedAlertProps {
  missing: ReadonlyMap<string, string>
  current: WizardStep
  onMend: ((step: WizardStep) => void) | undefined
}

export function UnfinishedAlert({ missing, current, onMend }: UnfinishedAlertProps) {
  const fields = [...missing.keys()]
  const others = wizardSteps.filter(
    step => step !== current && fields.some(field => stepOf(field) === step),
  )
  const frame = useRef<HTMLDivElement>(null)
  // The alert is above the form and the pressed button below, so it is scrolled into view. The
  // braces drop the promise that newer browsers return: React would take it for a cleanup function.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={frame}>
      <Alert live tone="warning" title={copy.unfinished.title}>
        <ul className="list-disc pl-5">
          {[...missing].map(([field, words]) => (
            <li key={field}>{words}</li>
          ))}
        </ul>
        {onMend && (
          <div className="mt-3 flex flex-wrap gap-2">
            {others.map(step => (
              <Button key={step} variant="secondary" size="sm" onClick={() => onMend(step)}>
                {copy.unfinished.goTo(copy.tabs[step])}
              </Button>
            ))}
          </div>
        )}
      </Alert>
    </div>
  )
}

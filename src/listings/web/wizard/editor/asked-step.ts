import { type WizardStep, wizardSteps } from '#listings/rules/editing/wizard-steps.ts'

/** In a file of its own, because every page loads the code that reads addresses. */
export function asStep(value: unknown): WizardStep | undefined {
  return wizardSteps.find(step => step === value)
}

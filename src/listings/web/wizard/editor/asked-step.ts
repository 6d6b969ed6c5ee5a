import { type WizardStep, wizardSteps } from '#listings/rules/editing/wizard-steps.ts'

/** What an address may ask for. It stands by itself, because reading addresses loads with every page. */
export function asStep(value: unknown): WizardStep | undefined {
  return wizardSteps.find(step => step === value)
}

import { missingIn } from '#listings/rules/editing/completeness.ts'
import { type WizardStep, wizardSteps } from '#listings/rules/editing/wizard-steps.ts'
import { type Answers, tidied } from '../answers.ts'
import { copy } from '../copy.ts'

export const tabNames: readonly string[] = wizardSteps.map(step => copy.tabs[step])

export function completedSteps(answers: Answers): boolean[] {
  const clean = tidied(answers)
  return wizardSteps.map(step => missingIn(step, clean).length === 0)
}

export function firstOpenStep(answers: Answers): WizardStep {
  const open = completedSteps(answers).indexOf(false)
  return wizardSteps[open] ?? 'pricing'
}

/** An earlier step that is unfinished comes first. */
export function reachableStep(asked: WizardStep | undefined, answers: Answers): WizardStep {
  const first = firstOpenStep(answers)
  if (asked === undefined) return first
  return wizardSteps.indexOf(asked) <= wizardSteps.indexOf(first) ? asked : first
}

export function stepBeside(step: WizardStep, by: 1 | -1): WizardStep | undefined {
  return wizardSteps[wizardSteps.indexOf(step) + by]
}

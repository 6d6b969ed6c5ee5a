/** Apart from what each step asks, since addresses name steps and are read on every page. */
export const wizardSteps = ['basics', 'space', 'availability', 'pricing'] as const
export type WizardStep = (typeof wizardSteps)[number]

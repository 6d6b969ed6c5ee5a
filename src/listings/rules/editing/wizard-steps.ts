/** In a file of its own, because every page loads the names of the steps to read addresses. */
export const wizardSteps = ['basics', 'space', 'availability', 'pricing'] as const
export type WizardStep = (typeof wizardSteps)[number]

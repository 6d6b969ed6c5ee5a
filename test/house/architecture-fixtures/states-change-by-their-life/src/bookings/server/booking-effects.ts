export const bookingEffects = { restart: () => ({ set: { stage: 'pending' } }) }

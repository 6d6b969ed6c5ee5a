export const copy = {
  kept: 'Saved. You find it under “Saved”.',
  keptHere: 'Saved in this browser. Log in to have it everywhere.',
  full: 'You have saved 200 spaces, and we keep no more. Please take one away first.',
  failed: 'That could not be saved. Please try again.',
}

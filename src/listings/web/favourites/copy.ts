export const copy = {
  kept: 'Saved. You find it under “Saved”.',
  keptHere: 'Saved in this browser. Log in to have it everywhere.',
  keptUntilVerified: 'Saved in this browser. Verify your email to have it everywhere.',
  full: 'You have saved 200 spaces, and we keep no more. Please take one away first.',
  failed: 'This browser does not let us save it. Log in to save it in your account.',
}

export const copy = {
  heading: 'Confirm it’s you',
  intro: 'You logged in a while ago, so please enter your password once more.',
  submit: 'Confirm',
}

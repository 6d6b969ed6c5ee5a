export const copy = {
  login: {
    title: 'Log in',
    heading: 'Welcome back',
    intro: 'Log in to see your space, your things and your bookings.',
    intros: {
      save: 'Log in to save this search, or create an account. Then you come back to it.',
      saved: 'Log in to have what you save in every browser, or create an account.',
      book: 'Log in to book this space, or create an account. Then you come back to checkout.',
      ask: 'Log in to ask the partner, or create an account. Then you come back to your question.',
      see: 'Log in to ask to see this space, or create an account. Then you come back to it.',
    },
    submit: 'Log in',
    forgot: 'Forgot your password?',
    newHere: 'New to Holdall?',
    signUp: 'Create an account',
    loggedOut: 'You have been logged out. Log in to go on.',
    linkRefused: 'That link is not right or no longer works.',
    newLink: 'Ask for a new link',
    welcome: (firstName: string) => `Welcome back ${firstName}`,
  },

  demo: {
    heading: 'This is a demo',
    intro: 'Fill the form with one of the demo accounts:',
    partner: 'Partner',
    renter: 'Renter',
    operator: 'Operator',
  },

  secondStep: {
    heading: 'One more step',
    intro:
      'Enter the code from the email we have just sent you. If you use an authenticator app, its code works too.',
    code: 'Your 6-digit code',
    recovery: 'Recovery code',
    recoveryHelp: 'One of the codes you saved when you switched this on. Each works once.',
    recoveryMissing: 'Please enter a recovery code.',
    useRecovery: 'Use a recovery code instead',
    useCode: 'Use a 6-digit code instead',
    submit: 'Continue',
    startAgain: 'Start again',
  },
}

/**
 * Misspelt sentences come from the specification and stay; docs/deviations.md lists our changes.
 */
export const copy = {
  forgot: {
    title: 'Forgot your password',
    heading: 'Forgot your password?',
    intro: 'Tell us your email and we will send you a link to choose a new password.',
    submit: 'Send the link',
    sentHeading: 'Check your email',
    sent: 'If there is an account with this email, a link is on its way. It works once, for 30 minutes.',
    again: 'Use a different email',
    remembered: 'Remembered it?',
    logIn: 'Log in',
  },

  reset: {
    title: 'Choose a new password',
    heading: 'Choose a new password',
    intro: 'You will be logged out everywhere and can then log in with the new one.',
    checking: 'Checking your link',
    unchecked: 'We could not check your link',
    submit: 'Save the new password',
    done: 'Password reset succesful, please log in',
  },
}

/** The specification says "Account has been successfully deleted", and that this is wrong. */
export const forgotPasswordToast = 'Check your e-mail for a link to reset your password'

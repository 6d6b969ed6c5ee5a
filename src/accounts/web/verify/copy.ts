export const copy = {
  title: 'Verify your email',
  heading: 'Check your email',
  intro: 'Enter the 6-digit code from our email.',
  introTo: (email: string) => `We have sent a 6-digit code to ${email}. It works for 10 minutes.`,
  introNoCode: (email: string) =>
    `The last code we sent to ${email} no longer works. Ask for a new one and enter it here.`,
  introElsewhere: 'Enter the email you signed up with and the 6-digit code we sent to it.',
  help: 'You can paste the whole code.',
  submit: 'Verify email',
  missing: 'No email? Look in your spam folder, or send a new code.',
  noCode: 'A code works for 10 minutes.',
  resend: 'Send a new code',
  resendIn: (seconds: number) =>
    seconds > 60
      ? `Send a new code in ${Math.ceil(seconds / 60)} minutes`
      : `Send a new code in ${seconds} s`,
  wrongEmail: 'Wrong email?',
  signUpAgain: 'Sign up again',
  wrongAccount: 'Not your account?',
  logOut: 'Log out',
  logIn: 'Log in instead',
  done: 'Email verified successfully',
  resent: 'Email verification link was sent successfully',
  demoMail: {
    words: 'This is a demo, so no email leaves this machine.',
    read: 'Read it here',
  },
}

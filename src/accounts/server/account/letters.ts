import { formatMoment } from '#foundation/rules/time/time.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'

const notYou = 'If this was not you, reset your password straight away: that logs everybody out.'

const resetAction = (publicUrl: string) => ({
  label: 'Reset your password',
  url: `${publicUrl}/forgot-password`,
})

export function verificationLetter(code: string, publicUrl: string): Letter {
  return {
    subject: `${code} is your Holdall code`,
    preview: 'Verify your email address to start using Holdall.',
    heading: 'Verify your email address',
    paragraphs: ['Type this code where you signed up, or follow the link and it is filled in.'],
    code,
    action: { label: 'Verify my email', url: `${publicUrl}/verify?code=${code}` },
    footnote:
      'The code works for 10 minutes. If you did not sign up to Holdall, you can ignore this email.',
  }
}

export function loginCodeLetter(code: string): Letter {
  return {
    subject: `${code} is your Holdall login code`,
    preview: 'Finish logging in to Holdall.',
    heading: 'Finish logging in',
    paragraphs: ['Somebody entered your password. If it was you, type this code to log in.'],
    code,
    footnote:
      'The code works for 10 minutes. Never give it to anybody. If it was not you, change your password.',
  }
}

export function emailChangeLetter(code: string): Letter {
  return {
    subject: `${code} confirms your new email address`,
    preview: 'Confirm your new email address for Holdall.',
    heading: 'Confirm your new email address',
    paragraphs: ['Type this code on your Personal Details page to use this address from now on.'],
    code,
    footnote:
      'The code works for 10 minutes. If you did not ask for it, you can ignore this email.',
  }
}

/** Goes to the owner of the mailbox, not to the account that asked for it. */
export function emailTakenLetter(publicUrl: string): Letter {
  return {
    subject: 'This email address already has a Holdall account',
    preview: 'Somebody asked to use it for another account.',
    heading: 'This address already has an account',
    paragraphs: [
      'Somebody asked to use this address for another Holdall account. It can only be used for one.',
      'If it was you, log in with this address, or delete the account that uses it first.',
    ],
    action: { label: 'Log in', url: `${publicUrl}/login` },
    footnote: 'If it was not you, nothing has changed and you can ignore this email.',
  }
}

export function passwordResetLetter(url: string): Letter {
  return {
    subject: 'Reset your Holdall password',
    preview: 'Choose a new password within 30 minutes.',
    heading: 'Reset your password',
    paragraphs: ['Follow the link to choose a new password.'],
    action: { label: 'Choose a new password', url },
    footnote:
      'The link works once, for 30 minutes. If you did not ask for it, nothing has changed and you can ignore this email.',
  }
}

export function passwordChangedLetter(at: Date, publicUrl: string): Letter {
  return {
    subject: 'Your Holdall password was changed',
    preview: 'Other devices have been logged out.',
    heading: 'Your password was changed',
    paragraphs: ['Every other device has been logged out.', notYou],
    facts: [{ label: 'When', value: formatMoment(at) }],
    action: resetAction(publicUrl),
  }
}

export function newSignInLetter(seen: { device: string; at: Date; publicUrl: string }): Letter {
  return {
    subject: 'New login to your Holdall account',
    preview: `From ${seen.device}.`,
    heading: 'A new device logged in',
    paragraphs: [
      'Your account was used from a device that we have not seen before, or not for a year.',
      notYou,
    ],
    facts: [
      { label: 'Device', value: seen.device },
      { label: 'When', value: formatMoment(seen.at) },
    ],
    action: resetAction(seen.publicUrl),
  }
}

const securityChanges = {
  twoFactorOn: 'Two-step login was turned on',
  twoFactorOff: 'Two-step login was turned off',
  authenticatorAdded: 'An authenticator app was added',
  authenticatorRemoved: 'Your authenticator app was removed',
  recoveryCodesMade: 'New recovery codes were made',
  recoveryCodeUsed: 'A recovery code was used to log in',
} as const

export type SecurityChange = keyof typeof securityChanges

export function securityChangeLetter(change: SecurityChange, at: Date, publicUrl: string): Letter {
  const heading = securityChanges[change]
  return {
    subject: `${heading} on your Holdall account`,
    preview: 'If this was not you, act now.',
    heading,
    paragraphs: [notYou],
    facts: [{ label: 'When', value: formatMoment(at) }],
    action: resetAction(publicUrl),
  }
}

export function emailChangedLetter(at: Date, supportEmail: string): Letter {
  return {
    subject: 'Your Holdall email address was changed',
    preview: 'This address is no longer used for your account.',
    heading: 'Your email address was changed',
    paragraphs: [
      'Your account now uses another email address, and this one will get no more mail from us.',
      `If this was not you, please write to ${supportEmail} at once.`,
    ],
    facts: [{ label: 'When', value: formatMoment(at) }],
  }
}

export function accountDeletedLetter(firstName: string): Letter {
  return {
    subject: 'Your Holdall account was deleted',
    preview: 'We are sorry to see you go.',
    heading: 'Your account was deleted',
    paragraphs: [
      `Goodbye, ${firstName}. Your profile has been removed.`,
      'We keep records of payments for as long as the law asks, without your name on them. If you earned money here, it also makes us keep your legal name, date of birth and tax number. Reviews, answers to them and notices about goods left behind stay as they were written.',
    ],
  }
}

/** Whoever has forgotten their password would not find out by logging in. */
export function accountSuspendedLetter(about: {
  firstName: string
  reason: string
  supportEmail: string
}): Letter {
  return {
    subject: 'Your Holdall account is suspended',
    preview: 'Here is why.',
    heading: 'Your account is suspended',
    paragraphs: [
      `Hello ${about.firstName},`,
      'You cannot log in at the moment. Requests that were still open are closed. If you let space, it is hidden, and your payouts wait.',
      ...(about.reason ? [`This is why: ${about.reason}`] : []),
    ],
    footnote: `Please write to ${about.supportEmail} to have it looked at again.`,
  }
}

export function accountReinstatedLetter(firstName: string, publicUrl: string): Letter {
  return {
    subject: 'Your Holdall account is open again',
    preview: 'You can log in.',
    heading: 'Your account is open again',
    paragraphs: [
      `Hello ${firstName},`,
      'You can log in again. If you let space, it is shown as before, and your payouts no longer wait for this. Requests that were closed meanwhile stay closed.',
    ],
    action: { label: 'Log in', url: `${publicUrl}/login` },
  }
}

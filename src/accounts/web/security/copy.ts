export const copy = {
  security: {
    heading: 'Security',
    changePassword: 'Change password',
    passwordExplained: 'Choose one you use nowhere else.',
    currentPassword: 'Current password',
    savePassword: 'Save the new password',
    passwordChanged: 'Your password was changed',
    on: 'On',
    twoStep: 'Two-step login (2FA)',
    enable2fa: 'Enable 2FA',
    enable2faExplained: 'Besides your password, we ask for a code each time you log in.',
    turnOnHeading: 'Switch on two-step login',
    turnOnExplained:
      'From now on, logging in takes your password and a 6-digit code that we email to you. Your other devices will be logged out.',
    turnOn: 'Switch on',
    turnOffHeading: 'Switch off two-step login',
    turnOffExplained:
      'Your password alone will then open your account. Your authenticator app and recovery codes stop working.',
    turnOff: 'Switch off',
    turnedOn: 'Two-step login is on',
    turnedOff: 'Two-step login is off',
    authenticator: 'Authenticator app',
    authenticatorOff:
      'Get codes from an app on your phone, even without a signal. Setting it up switches two-step login on.',
    authenticatorOn: 'Codes from your app are accepted when you log in.',
    setUp: 'Set up',
    remove: 'Remove',
    removed: 'The authenticator app was removed',
    removeQuestion: 'Remove the authenticator app?',
    removeExplained: 'We will send the codes by email again.',
    keep: 'Keep it',
    scanHeading: 'Set up your authenticator app',
    scan: 'Scan this picture with the app, then enter the 6-digit code it shows.',
    qrCode: 'QR code for your authenticator app',
    secret: 'Cannot scan? Type this key into the app:',
    copySecret: 'Copy key',
    confirm: 'Confirm',
    recovery: 'Recovery codes',
    recoveryLeft: (left: number) =>
      left === 0
        ? 'You have none. With them you get in without your phone or email.'
        : left === 1
          ? 'You have 1 unused code left.'
          : `You have ${left} unused codes left.`,
    newCodes: 'Make new codes',
    newCodesQuestion: 'Make new recovery codes?',
    newCodesExplained: 'Your old codes stop working at once.',
    codesHeading: 'Your recovery codes',
    codesIntro:
      'Keep these somewhere safe. Each one lets you in once when you have neither your app nor your email. We cannot show them again.',
    copyCodes: 'Copy all',
    downloadCodes: 'Download',
    codesFile: 'holdall-recovery-codes.txt',
    codesFileHeading: 'Holdall recovery codes. Each works once.',
    codesSaved: 'I have saved them',
    failed: 'We could not load your security settings',
  },

  sessions: {
    heading: 'Where you are logged in',
    intro: 'If you do not recognise one of these, log it out and change your password.',
    thisDevice: 'This device',
    lastSeen: (moment: string) => `Last active ${moment}`,
    since: (moment: string) => `Logged in ${moment}`,
    end: 'Log out',
    endNamed: (device: string, seen: string) => `Log out ${device}, ${seen}`,
    endOthers: 'Log out all other devices',
    ended: 'That device was logged out',
    othersEnded: 'Your other devices were logged out',
    onlyThis: 'You are logged in on this device only.',
    failed: 'We could not load your devices',
  },
}

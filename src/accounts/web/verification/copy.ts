export const copy = {
  title: 'Account Verification',
  intro: 'What we know about you, and what is still open.',
  email: 'Email',
  emailDone: 'Verified. You proved it with a code.',
  phone: 'Phone number',
  phoneDone: 'On file. Renters see it once a booking is approved.',
  phoneOpen: 'Not given yet.',
  addPhone: 'Add it',
  doneMark: 'Done',
  openMark: 'Open',
}

export const copy = {
  toSave: 'What you typed is still here, but not saved yet.',
  toSend: 'What you typed is still here, but not sent yet.',
  startAfresh: 'Start afresh',
}

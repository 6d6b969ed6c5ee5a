export const copy = {
  network: 'Network error. Please try again.',
  unreadable: 'Something went wrong on our side.',
}

export const head = {
  title: 'What we send, and when',
  description:
    'Every email, notification and text that Holdall sends: when, to whom, in which way, and which of them you can switch off.',
  path: '/what-we-send',
}

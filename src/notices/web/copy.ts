export const copy = {
  heading: 'Notifications on this device',
  intro:
    'When something happens with a booking, this device shows it at once, even while Holdall is closed.',
  label: 'Notify me here',
  loading: 'Looking at this browser',
  on: 'You are notified on this device.',
  off: 'Your browser asks whether you allow it when you switch this on.',
  dismissed: 'Your browser was not told yes or no. Switch it on again when you are ready.',
  refused:
    'Your browser refuses notifications of Holdall. Allow them in its settings for this site, then load this page again.',
  unsupported:
    'This browser cannot show notifications. Email tells you as well, as far as you have it switched on.',
  install:
    'On an iPhone or iPad, first add Holdall to your Home Screen: Share, then “Add to Home Screen”. Then open it from there and come back to this page.',
  failed: 'Your browser could not reach its notification service. Please try again later.',
  unsaved: 'We could not save that. Please try again.',
  saidOn: 'You are notified here from now on',
  saidOff: 'This device stays quiet',
  what: 'What we send, and when',
}

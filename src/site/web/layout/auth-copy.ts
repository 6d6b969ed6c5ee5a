export const copy = {
  scriptNeeded:
    'Logging in and signing up need JavaScript. Everything public on Holdall can be read without it.',
  promise: 'Somebody nearby has the room. Somebody nearby needs it.',
}

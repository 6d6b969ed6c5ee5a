/** Apart from the other words, which the first load of a listing carries as well. */
export const lateCopy = {
  noRating: 'No rating yet',
  freeFrom: (isoDay: string) =>
    `Free from ${new Date(isoDay).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
}

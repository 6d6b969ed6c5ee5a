/** In a file of its own, to keep these sentences out of the first load of a listing. */
export const lazyCopy = {
  dryRecord: 'Dry record',
  noRating: 'No rating yet',
  freeFrom: (isoDay: string) =>
    `Free from ${new Date(isoDay).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
}

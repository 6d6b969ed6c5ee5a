export const copy = {
  heading: 'Media',
  label: 'Pictures and videos',
  prompt: 'Choose pictures or videos',
  help: 'JPEG, PNG, MOV or MP4, up to 5 MB each and 20 in all. The first one is the cover.',
  full: 'A listing holds at most 20 pictures and videos.',
  tooLarge: 'Please upload a file smaller than 5 MB',
  wrongKind: 'Please choose JPEG, PNG, MOV or MP4 files.',
  otherKind: 'iPhone pictures (HEIC) have to be turned into JPEG first.',
  unreadable: 'We could not read that picture. Please choose another.',
  notSent: 'It could not be sent. Please try again.',
  shrinkOffer: (pictures: number) =>
    pictures === 1
      ? 'We can make this picture small enough, so that it still looks good.'
      : `We can make ${pictures} of them small enough, so that they still look good.`,
  shrink: (pictures: number) =>
    pictures === 1 ? 'Shrink it and add it' : `Shrink ${pictures} pictures and add them`,
  shrinking: 'Shrinking',
  refused: (files: number) =>
    files === 1 ? '1 file was not uploaded' : `${files} files were not uploaded`,
  refusedFile: (name: string, reason: string) => `${name}: ${reason}`,
  uploaded: 'File uploaded successfully',
  uploading: (left: number) => (left === 1 ? 'Uploading 1 file' : `Uploading ${left} files`),
  elsewhere: 'Kept elsewhere',
  waiting: 'Waiting',
  finishing: 'Finishing',
  list: 'Your pictures and videos, in the order renters see them',
  cover: 'Cover',
  picture: (place: number) => `Picture ${place}`,
  video: (place: number) => `Video ${place}`,
  move: (place: number, count: number) =>
    `Move item ${place} of ${count}. Drag it, or use the arrow keys.`,
  remove: (place: number) => `Remove item ${place}`,
  moved: (place: number, count: number) => `Now in place ${place} of ${count}`,
  removed: 'Removed',
}

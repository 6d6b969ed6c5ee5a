export const copy = {
  dimensions: {
    heading: 'Dimensions',
    size: 'Size',
    chooseSize: 'Choose a size',
    sizeHelp: 'The floor area one renter gets.',
    count: 'Number of spaces',
    countHelp: 'How many spaces like this you have.',
  },

  description: {
    heading: 'Description',
    title: 'Storage title',
    titleHelp: 'Such as “Dry garage with drive-up access”. The first 38 letters show on cards.',
    text: 'Description',
    textHelp: 'What fits in, how dry and safe it is, how one gets there. Leave phone numbers out.',
    left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  },
}

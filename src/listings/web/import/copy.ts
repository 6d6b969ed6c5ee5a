import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
import { mostLines } from '#listings/rules/import/columns.ts'

const times = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${formatWhole(count)} ${more}`

export const copy = {
  title: 'Add many at once',
  back: 'Your listings',
  about: `Fill in one line for each space in a spreadsheet, save it as CSV and choose it here: up to ${times(mostLines, 'space', 'spaces')} in a file.`,
  drafts:
    'Every line becomes a draft. You then open each one to add its pictures, check its pin and agree to the terms for partners, and send it to us. Nobody sees a draft.',

  template: {
    heading: '1. Take the template',
    about:
      'It has all headings and one line as an example. A line with the reference “example” is left out.',
    get: 'Get the template',
    columns: 'What goes into each column',
    caption: 'The columns of a file of spaces',
    column: 'Column',
    needed: 'Needed',
    yes: 'Yes',
    no: 'No',
    what: 'What to write',
    text: 'Text.',
    number: 'A number, such as 12 or 12.5.',
    money: 'An amount, such as 85 or 85.50.',
    yesNo: 'yes or no. Empty means no.',
    one: 'One of:',
    several: 'One or several of, with a | between them:',
    loading: 'Loading',
  },

  choose: {
    heading: '2. Choose your file',
    label: 'CSV file',
    help: 'At most 2 MB. Commas, semicolons or tabs between the cells are all fine.',
    prompt: 'Choose a CSV file',
    another: (name: string) => `${name}. Choose another`,
    busy: 'Looking at the file',
  },

  preview: {
    heading: '3. Look at it',
    unchanged: 'Nothing has been added yet.',
    windows: 'Read as Windows-1252',
    windowsAbout:
      'The file is not in UTF-8, so we read it as older versions of Excel write it. Please check letters such as £, é and ’ below.',
    faulty: (count: number) => `${times(count, 'thing is', 'things are')} wrong with this file`,
    faultyAbout:
      'Please put it right and choose the file again. Nothing is added before all of it is right.',
    listed: (shown: number, count: number) =>
      `The first ${formatWhole(shown)} of ${formatWhole(count)}.`,
    caption: 'What is wrong, line by line',
    line: 'Line',
    column: 'Column',
    value: 'Written there',
    problem: 'What is wrong',
    download: 'Download this list',
    fileName: 'holdall-what-is-wrong.csv',
    good: (fresh: number) => `${times(fresh, 'draft', 'drafts')} can be added`,
    known: (known: number) =>
      `${times(known, 'line is', 'lines are')} left out, because you have a space with that reference.`,
    nothing: 'There is nothing to add',
    nothingAbout: 'Every reference in this file is one that you have already.',
    noLines: 'The file holds only headings or the example.',
    spacesCaption: 'The first spaces of the file',
    reference: 'Reference',
    spaceTitle: 'Title',
    place: 'Address',
    none: 'None',
    add: (fresh: number) => `Add ${times(fresh, 'draft', 'drafts')}`,
  },

  done: {
    title: (made: number) => `${times(made, 'draft is', 'drafts are')} added`,
    about: 'Open each one to add its pictures, and send it to us.',
    toListings: 'To your listings',
  },
}

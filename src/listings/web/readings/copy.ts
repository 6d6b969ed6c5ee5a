import { monthText, shortMonths } from '#design/ui/pickers/calendar-text.ts'
import { badgeDays, type Dampness, fineUpTo } from '#listings/rules/readings/dry-record.ts'
import { celsiusWords, longestNote, percentWords } from '#listings/rules/readings/reading-limits.ts'
import { correctedWithinHours, postedWithinDays } from '#listings/rules/readings/series.ts'

/** 3 March 2026 */
const day = (isoDay: string) => `${Number(isoDay.slice(8))} ${monthText(isoDay.slice(0, 7))}`
const celsius = (degrees: number | null) =>
  degrees === null ? '' : ` at ${degrees < 0 ? '−' : ''}${Math.abs(degrees)} °C`

export const copy = {
  title: 'Dry record',
  percent: (percent: number) => `${percent}%`,
  reading: (percent: number, degrees: number | null) => `${percent}% humidity${celsius(degrees)}`,
  on: (readOn: string) => day(readOn),
  month: (readOn: string) => shortMonths[Number(readOn.slice(5, 7)) - 1] ?? '',
  monthAndYear: (readOn: string) => monthText(readOn.slice(0, 7)),
  dampness: {
    veryDry: 'Very dry: good for metal and electronics, while wood and leather may shrink.',
    fine: 'Fine for most things.',
    aLittleDamp: 'A little damp: wrap paper, cloth and leather, and keep them off the floor.',
    damp: 'Damp: paper, cloth and wood may go mouldy.',
  } satisfies Record<Dampness, string>,
  pictureOf: (percent: number, readOn: string) =>
    `Picture of the meter: ${percent}% on ${day(readOn)}`,
  corrected: 'Corrected by the partner within two days.',
  chart: 'Relative humidity, month by month',
  humidity: 'Humidity',

  public: {
    about: `The partner reads a meter in the space once a month and shows a picture of it. We do not check the meter or the space. Up to ${fineUpTo}% is usually fine for most things.`,
    pictures: 'Pictures of the meter',
    ended: `The last reading is more than ${badgeDays} days old.`,
    report: 'Something wrong with it? Tell us',
  },

  own: {
    back: 'Your listings',
    loading: 'Loading the readings',
    failed: 'We could not load the readings',
    missingTitle: 'There is no such listing',
    missingWords: 'It may have been deleted, or it belongs to another account.',
    about: `A small meter for humidity costs about £10. Read it once a month and show its picture: your listing gets the badge “Dry record” with the last reading, and its page shows all of them.`,
    honest: `Renters read beside it that you read the meter and that we do not check it. A reading stands after ${correctedWithinHours} hours, so that a bad month cannot be taken out.`,
    shows: (until: string) => `The badge shows until ${day(until)}`,
    over: (until: string) => `The badge ended after ${day(until)}`,
    none: 'No readings yet',
    noneWords: 'With your first one the badge shows at once.',
    due: (dueOn: string) => `The next reading is due on ${day(dueOn)}. We remind you once.`,
    notYet: (from: string, dueOn: string) =>
      `This month is done. The next reading can be posted from ${day(from)} and is due on ${day(dueOn)}. We remind you once.`,
    notApproved: 'Readings can be posted once we have approved the listing.',
    series: 'Your readings',
    remove: (readOn: string) => `Delete the reading of ${day(readOn)}`,
    removeQuestion: 'Delete this reading?',
    removeWords: 'You can post another one for this month.',
    removed: (reason: string) => `Taken down by our team: ${reason}`,
    no: 'No',
    yes: 'Yes, delete it',
    publicPage: 'See it on the page of the listing',
  },

  form: {
    heading: 'Post a reading',
    correct: 'Correct this month’s reading',
    correctWords: `Within ${correctedWithinHours} hours a second reading of the same month takes the place of the first.`,
    percent: 'Relative humidity',
    percentHelp: 'As the meter shows it, a whole number.',
    celsius: 'Temperature',
    celsiusWrong: celsiusWords,
    percentWrong: percentWords,
    readOn: 'Day of the reading',
    readOnHelp: `Today or one of the last ${postedWithinDays} days.`,
    note: 'Note',
    noteHelp: `Such as where the meter stands. Everybody can read it. At most ${longestNote} characters.`,
    picture: 'Picture of the meter',
    pictureHelp: 'Everybody can see it. We remove where it was taken, and with which camera.',
    choose: 'Choose a picture',
    change: (name: string) => `Chosen: ${name}. Choose another`,
    unreadable: 'Your browser cannot read that picture. Please choose a JPEG or PNG.',
    pictureMissing: 'Please choose a picture of the meter.',
    send: 'Post the reading',
    sent: 'The reading is posted',
  },
}

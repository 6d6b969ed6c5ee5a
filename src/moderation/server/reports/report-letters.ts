import type { Letter } from '#foundation/server/mail/letter.ts'
import { reportReasons } from '#moderation/rules/report-reasons.ts'
import type { ReportRow } from './reports-table.ts'

const whatOf = {
  listing: 'listing',
  booking: 'booking',
  person: 'person',
  thread: 'conversation',
} as const satisfies Record<ReportRow['about'], string>

const danger = 'If somebody is in danger, call 999.'

/** Anybody can type somebody else's address, so the mail holds nothing of what was written. */
export function reportReceivedLetter(
  { case_number, about }: ReportRow,
  supportEmail: string,
): Letter {
  return {
    subject: `Your report ${case_number}`,
    preview: 'We have your report and will look at it.',
    heading: 'Thank you for telling us',
    paragraphs: [
      `We have your report about a ${whatOf[about]}. A person at Holdall looks at it, and we tell you at this address what came of it.`,
      `To add something, write to ${supportEmail} and name the case number. ${danger}`,
    ],
    facts: [{ label: 'Case number', value: case_number }],
    footnote: 'If you reported nothing, somebody typed your address by mistake. Ignore this email.',
  }
}

export function reportAlertLetter(report: ReportRow, publicUrl: string): Letter {
  const { id, case_number, about, title, reason, words } = report
  return {
    subject: `Report ${case_number}: ${reportReasons[reason]}`,
    preview: `About a ${whatOf[about]}: ${title}`,
    heading: `Somebody reported a ${whatOf[about]}`,
    paragraphs: [words],
    facts: [
      { label: 'Case number', value: case_number },
      { label: 'Space', value: title },
      { label: 'Reason', value: reportReasons[reason] },
    ],
    action: { label: 'Look at the report', url: `${publicUrl}/admin/reports/${id}` },
  }
}

const outcomes = {
  nothing_wrong: 'We have looked at what you reported and found nothing that breaks our terms.',
  acted_on: 'We have looked at what you reported and acted on it.',
} as const satisfies Record<NonNullable<ReportRow['outcome']>, string>

export function reportAnsweredLetter(
  { case_number, outcome, answer }: ReportRow,
  supportEmail: string,
): Letter {
  return {
    subject: `What came of your report ${case_number}`,
    preview: outcomes[outcome ?? 'nothing_wrong'],
    heading: 'What came of your report',
    paragraphs: [
      outcomes[outcome ?? 'nothing_wrong'],
      answer ?? '',
      `If you think that this is wrong, write to ${supportEmail} and name the case number.`,
    ],
    facts: [{ label: 'Case number', value: case_number }],
  }
}

import { mailFrame } from './mail-frame.ts'

/** One mail, written once: both its HTML and its plain text are made from this. */
export interface Letter {
  subject: string
  /** The grey line that mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** A short text to copy from the screen, such as a one-time code. */
  code?: string
  facts?: readonly Fact[]
  /** Actions to choose from, each as a button above the main one. */
  choices?: readonly { label: string; url: string }[]
  action?: { label: string; url: string }
  /** Small print under the action. */
  footnote?: string
  /** For letters that people can end: the page that does it, and the address for one press. */
  stop?: { label: string; page: string; onePress: string }
}

/** A letter whose heading is its subject and whose preview is its first paragraph. */
export function plainLetter(
  subject: string,
  paragraphs: readonly string[],
  rest: Pick<Letter, 'facts' | 'action' | 'footnote'>,
): Letter {
  return { subject, preview: paragraphs[0] ?? subject, heading: subject, paragraphs, ...rest }
}

export interface Fact {
  label: string
  value: string
  /** Where to see what is named. */
  url?: string
}

export interface WrittenLetter {
  subject: string
  text: string
  html: string
}

export function writeLetter(letter: Letter): WrittenLetter {
  return {
    subject: oneLine(letter.subject),
    text: plainText(letter),
    html: mailFrame(letter),
  }
}

function plainText(letter: Letter): string {
  const facts = letter.facts?.map(factText).join('\n')
  const choices = letter.choices?.map(({ label, url }) => `${label}:\n${url}`).join('\n\n')
  const action = letter.action && `${letter.action.label}:\n${letter.action.url}`
  return [
    letter.heading,
    ...letter.paragraphs,
    letter.code,
    facts,
    choices,
    action,
    letter.footnote,
    letter.stop && `${letter.stop.label}:\n${letter.stop.page}`,
    'Holdall: space for your things, near you',
  ]
    .filter(part => part !== undefined && part !== '')
    .join('\n\n')
}

function factText({ label, value, url }: Fact): string {
  return url ? `${label}: ${value}\n${url}\n` : `${label}: ${value}`
}

/** A line break in a subject would let text from a form add mail headers. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

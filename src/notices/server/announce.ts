import type { Person } from '#accounts/server/account/find-person.ts'
import { mayMail, mayText } from '#foundation/rules/sendings/may-tell.ts'
import { type SendingKind, sendingOf } from '#foundation/rules/sendings/sendings.ts'
import { beginningOf } from '#foundation/rules/text/cut-text.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'
import { postMails } from '#foundation/server/mail/post-mail.ts'
import { postTexts } from '#foundation/server/texts/post-text.ts'
import { tellAllByPush } from './push/tell-by-push.ts'

export interface Announcement {
  to: Person
  kind: SendingKind
  letter: Letter
  /** A notification replaces older ones about the same thing. */
  about: string
  /** A calendar file for the mail. */
  calendar?: string
  /** Whose words the letter quotes, and the same letter without them. */
  quotes?: { person: string; withoutWords: Letter } | undefined
  /** The reader has just done it themselves: a mail is enough, without a notification. */
  isReceipt?: boolean
}

type Telling = Pick<Context, 'now' | 'jobs' | 'config'>

/** As the table of sendings and the person's own choices allow. Whoever has left is told nothing. */
export async function announce(
  tx: Db,
  ctx: Telling,
  announcements: readonly Announcement[],
): Promise<void> {
  const all = announcements
    .filter(({ to }) => !to.isDeleted)
    .map(one => ({ ...one, sending: sendingOf(one.kind) }))
  await postMails(
    tx,
    ctx,
    all
      .filter(({ sending, to }) => mayMail(sending, to))
      .map(({ to, kind, letter, calendar, quotes }) => ({
        to: to.email,
        kind,
        letter,
        wordsOf: quotes?.person,
        withoutWords: quotes?.withoutWords,
        ...(calendar && { calendar }),
      })),
  )
  await tellAllByPush(
    tx,
    ctx,
    all
      .filter(({ sending, to, isReceipt }) => sending.push && !isReceipt && !to.isSuspended)
      .map(({ to, letter, about, quotes }) => ({
        account: to._id,
        title: letter.heading,
        // What waits for a device cannot be written anew when somebody leaves.
        body: (quotes?.withoutWords ?? letter).preview,
        url: pathOf(letter, ctx),
        tag: about,
      })),
  )
  await postTexts(
    tx,
    ctx,
    all.flatMap(({ to, kind, letter, sending }) => {
      if (!to.phone || !mayText(sending, to)) return []
      return [{ account: to._id, to: to.phone, kind, body: textOf(letter) }]
    }),
  )
}

function pathOf({ action }: Letter, { config }: Telling): string {
  const path = action?.url.startsWith(config.publicUrl)
    ? action.url.slice(config.publicUrl.length)
    : '/'
  return path.startsWith('/') ? path : '/'
}

/** A longer text would be sent, and paid for, in many parts. */
const longestHeading = 160
/** Text messages have no sign "…": with it they would be sent in twice as many parts. */
const cutOff = '...'

function textOf({ heading, action }: Letter): string {
  const isTooLong = heading.length > longestHeading
  const words = isTooLong
    ? `${beginningOf(heading, longestHeading - cutOff.length)}${cutOff}`
    : heading
  return [`Holdall: ${words}`, action?.url].filter(Boolean).join(' ').replace(/\s+/g, ' ')
}

import { formatMoment } from '#foundation/rules/time/time.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'

interface About {
  firstName: string
  title: string
  publicUrl: string
  listingId: string
}

export function submittedLetter({ firstName, title, publicUrl, listingId }: About): Letter {
  return {
    subject: `We have your listing: ${title}`,
    preview: 'We look at every listing, usually within 24 hours.',
    heading: 'Your listing is almost live',
    paragraphs: [
      `Hello ${firstName},`,
      `Thank you for listing “${title}”. We look at every listing before renters see it, usually within 24 hours. You need not do anything; we will write as soon as it is live.`,
    ],
    action: { label: 'Preview your listing', url: `${publicUrl}/book/${listingId}` },
  }
}

export function approvedLetter(
  about: About & { available: boolean; isSuspended: boolean; supportEmail: string },
): Letter {
  const { firstName, title, publicUrl, listingId, available, isSuspended } = about
  if (isSuspended) return approvedWhileSuspended(about)
  if (!available) return approvedWhileOff(about)
  return {
    subject: `Your listing is live: ${title}`,
    preview: 'Renters can find and book your space now.',
    heading: 'Your listing is live',
    paragraphs: [
      `Hello ${firstName},`,
      `We have approved “${title}”. Renters can find it and ask to book it from now on, and we will write to you about every request.`,
    ],
    action: { label: 'See your listing', url: `${publicUrl}/book/${listingId}` },
    footnote: 'You can switch it off at any time on your listings page.',
  }
}

function approvedWhileOff({ firstName, title, publicUrl }: About): Letter {
  return {
    subject: `Your listing is approved: ${title}`,
    preview: 'It is switched off, so renters cannot find it yet.',
    heading: 'Your listing is approved',
    paragraphs: [
      `Hello ${firstName},`,
      `We have approved “${title}”. It is switched off, so renters cannot find or book it yet. They can as soon as you switch it on.`,
    ],
    action: { label: 'Switch it on', url: `${publicUrl}/listings` },
  }
}

function approvedWhileSuspended({
  firstName,
  title,
  available,
  supportEmail,
}: Parameters<typeof approvedLetter>[0]): Letter {
  const until = available ? 'while it is' : 'while it is, or while the space is switched off'
  return {
    subject: `Your listing is approved: ${title}`,
    preview: 'Your account is suspended, so renters cannot find it yet.',
    heading: 'Your listing is approved',
    paragraphs: [
      `Hello ${firstName},`,
      `We have approved “${title}”. Your account is suspended, and renters cannot find or book the space ${until}.`,
    ],
    footnote: `Please write to ${supportEmail} about the suspension.`,
  }
}

interface Rejected {
  reason: string
  /** A refused change takes a live listing off; any other rejected listing was not shown. */
  isChange: boolean
  /** How many requests and viewings were closed with it. */
  closed: number
}

const closedWords =
  'Open requests and viewings are closed. Bookings that you have agreed to are not affected.'

const rejectedWords = ({ title, isChange, closed }: Pick<About, 'title'> & Rejected) =>
  isChange
    ? {
        preview: 'It is no longer shown to renters. Here is why.',
        what: `“${title}” is no longer shown to renters, because we could not accept your change. ${closedWords} This is why:`,
      }
    : {
        preview: 'We could not publish your listing. Here is why.',
        what: `We could not publish “${title}” as it stands. ${closed > 0 ? `${closedWords} ` : ''}This is why:`,
      }

export function rejectedLetter(
  about: About & Rejected & { isSuspended: boolean; supportEmail: string },
): Letter {
  if (about.isSuspended) return rejectedWhileSuspended(about)
  const { preview, what } = rejectedWords(about)
  return {
    subject: `Your listing needs a change: ${about.title}`,
    preview,
    heading: 'Your listing needs a change',
    paragraphs: [
      `Hello ${about.firstName},`,
      what,
      about.reason,
      'Please change the listing and send it to us again. We will look at it, usually within 24 hours.',
    ],
    action: {
      label: 'Change your listing',
      url: `${about.publicUrl}/listings/edit/${about.listingId}`,
    },
  }
}

function rejectedWhileSuspended(about: Parameters<typeof rejectedLetter>[0]): Letter {
  const { firstName, title, reason, supportEmail } = about
  const { preview, what } = rejectedWords(about)
  return {
    subject: `Your listing needs a change: ${title}`,
    preview,
    heading: 'Your listing needs a change',
    paragraphs: [
      `Hello ${firstName},`,
      what,
      reason,
      'Your account is suspended, so you cannot change it now. If you are let back in, you can change the listing and send it to us again.',
    ],
    footnote: `Please write to ${supportEmail} about the suspension.`,
  }
}

export function suspendedLetter(
  about: About & { reason: string | undefined; supportEmail: string },
): Letter {
  return {
    subject: `Your listing is suspended: ${about.title}`,
    preview: 'Renters cannot see your listing at the moment.',
    heading: 'Your listing is suspended',
    paragraphs: [
      `Hello ${about.firstName},`,
      `Renters cannot see or book “${about.title}” at the moment. ${closedWords}`,
      ...(about.reason ? [`This is why: ${about.reason}`] : []),
    ],
    footnote: `Please write to ${about.supportEmail} to have it looked at.`,
  }
}

interface LateReview {
  title: string
  submittedAt: Date
}

export function lateReviewsLetter(late: readonly LateReview[], publicUrl: string): Letter {
  const subject =
    late.length === 1
      ? 'A listing has waited longer than 24 hours for review'
      : `${late.length} listings have waited longer than 24 hours for review`
  return {
    subject,
    preview: 'We promise partners an answer within 24 hours.',
    heading: subject,
    paragraphs: ['We promise partners an answer within 24 hours. Nothing is published unreviewed.'],
    facts: late.map(({ title, submittedAt }) => ({
      label: `Since ${formatMoment(submittedAt)}`,
      value: title || 'Untitled',
    })),
    action: { label: 'Open the review queue', url: `${publicUrl}/admin` },
  }
}

import { formatMoment } from '#foundation/rules/time/time.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'

const action = (publicUrl: string) => ({
  label: 'See your connections',
  url: `${publicUrl}/connections`,
})

interface NewKeyFacts {
  name: string
  scopes: readonly string[]
  at: Date
  publicUrl: string
}

export function keyMadeLetter({ name, scopes, at, publicUrl }: NewKeyFacts): Letter {
  return {
    subject: 'A new API key for your Holdall account',
    preview: `It is called ${name}.`,
    heading: 'A new API key was made',
    paragraphs: [
      'A program that has this key can act for you, within what you have ticked for it.',
      'If this was not you, revoke the key on your page of connections and change your password.',
    ],
    facts: [
      { label: 'Name', value: name },
      { label: 'May deal with', value: scopes.join(', ') },
      { label: 'When', value: formatMoment(at) },
    ],
    action: action(publicUrl),
  }
}

interface NewAddressFacts {
  host: string
  events: readonly string[]
  at: Date
  publicUrl: string
}

/** Only the host, because the rest of an address may hold a secret. */
export function addressAddedLetter({ host, events, at, publicUrl }: NewAddressFacts): Letter {
  return {
    subject: 'A new webhook address for your Holdall account',
    preview: `It is at ${host}.`,
    heading: 'A new webhook address was added',
    paragraphs: [
      'It is told what happens to your spaces, with the bookings and messages as you see them.',
      'If this was not you, delete the address on your page of connections and change your password. A new password alone does not stop it.',
    ],
    facts: [
      { label: 'Address', value: host },
      { label: 'Told of', value: events.join(', ') },
      { label: 'When', value: formatMoment(at) },
    ],
    action: action(publicUrl),
  }
}

/** Only the host, as above. */
export function switchedOffLetter({
  host,
  publicUrl,
}: {
  host: string
  publicUrl: string
}): Letter {
  return {
    subject: `We have stopped sending to ${host}`,
    preview: 'It has taken nothing for 24 hours.',
    heading: 'A webhook address was switched off',
    paragraphs: [
      `We could deliver nothing to your address at ${host} for 24 hours, so we have switched it off.`,
      'Once it works again, switch it on. What failed until now can be sent again from the log of its deliveries; what happens while it is off is not sent.',
    ],
    facts: [{ label: 'Address', value: host }],
    action: action(publicUrl),
  }
}

/** What people choose on their page of personal details. */
export interface Preferences {
  supportEmail: boolean
  supportText: boolean
  reminderEmail: boolean
  reminderText: boolean
  marketingEmail: boolean
  marketingText: boolean
}

type MailFlag = 'supportEmail' | 'reminderEmail' | 'marketingEmail'
type TextFlag = 'supportText' | 'reminderText' | 'marketingText'

/** One thing that people are told, in one letter or several. */
export interface Sending {
  /** The names of its letters, as the outbox keeps them. */
  kinds: readonly string[]
  /** When it is sent, in the words of the page that says so. */
  when: string
  to:
    | 'you'
    | 'renter'
    | 'partner'
    | 'both'
    | 'bothAndDriver'
    | 'renterAndDriver'
    | 'driver'
    | 'operator'
  /**
   * `always` is part of the service; `asked` was asked for by itself; a flag is a switch of the
   * person.
   */
  mail: 'always' | 'asked' | MailFlag
  /** To the devices on which somebody has switched notifications on. */
  push?: true
  text?: TextFlag
}

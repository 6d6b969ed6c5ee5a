import type { ReactNode } from 'react'
import { phoneText } from '#accounts/rules/phone.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { EmailText } from '#design/ui/base/EmailText.tsx'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import type { Side } from '../addresses.ts'
import { copy } from '../copy.ts'
import { Fact, Facts, Panel } from './Panel.tsx'

const words = copy.detail

const whyUnknown: Record<Booking['approvalStatus'], string> = {
  pending: words.contactLater,
  approved: words.contactLeft,
  disapproved: words.contactClosed,
  expired: words.contactClosed,
}

interface PersonPanelProps {
  booking: Booking
  side: Side
  children?: ReactNode
}

/** The renter sees the host, and the host sees the renter. What they can do comes as children. */
export function PersonPanel({ booking, side, children }: PersonPanelProps) {
  const person = side === 'renter' ? booking.partner : booking.renter
  const { firstName, lastName, email, phone, profilePicture } = person
  const name = lastName ? `${firstName} ${lastName}` : firstName
  return (
    <Panel heading={side === 'renter' ? words.partner : words.renter}>
      <div className="mb-4 flex items-center gap-4">
        <Avatar name={name} src={profilePicture} />
        <p className="wrap-anywhere min-w-0 font-semibold">{name}</p>
      </div>
      {email === null ? (
        <p className="text-ink-soft text-sm">{whyUnknown[booking.approvalStatus]}</p>
      ) : (
        <Facts>
          <Fact name={words.email}>
            <a href={mailAddress(email, booking)} className="text-link">
              <EmailText>{email}</EmailText>
            </a>
          </Fact>
          {phone && (
            <Fact name={words.phone}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link">
                {phoneText(phone)}
              </a>
            </Fact>
          )}
        </Facts>
      )}
      {children}
    </Panel>
  )
}

export function mailAddress(email: string, { listing }: Pick<Booking, 'listing'>): string {
  return `mailto:${email}?subject=${encodeURIComponent(words.mailSubject(listing.storageTitle))}`
}

import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import type { PolicyWords } from '../policy-words.ts'
import { ContactEmail, ContactPhone } from './ContactWays.tsx'
import type { Clause } from './LegalFrame.tsx'

export const termsOfBooking = (policy: PolicyWords): readonly Clause[] => [
  {
    id: 'who',
    heading: 'Who we are, and what these terms cover',
    text: (
      <>
        <p>
          “Holdall”, “we” and “us” mean the operator of this website. You can reach us at{' '}
          <ContactEmail /> or on <ContactPhone />. These terms apply when you use the website, open
          an account, list a space or book one.
        </p>
        <p>
          A <strong>partner</strong> lets out space. A <strong>renter</strong> books it. Partners
          and renters make their storage agreement, and any agreement about moving or packing, with
          each other. We provide the marketplace, take payments for partners, and help when
          something goes wrong. We are not a party to the storage agreement and never hold the
          goods.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'Your account',
    text: (
      <ul>
        <li>You must be 18 or older and give true details.</li>
        <li>You confirm your email address with a code before you can list or book.</li>
        <li>Keep your password to yourself. Tell us at once if somebody else may have it.</li>
        <li>One person or business has one account. It cannot be sold or passed on.</li>
        <li>
          You can delete your account in Personal Details once no paid booking is open, no renter
          still has to collect things from a space of yours, nothing is on a van, and no money is
          owed either way. Where a booking was cancelled after its start, or after the van had
          collected, that is for {daysToCollect} days at most.
        </li>
      </ul>
    ),
  },
  {
    id: 'listing',
    heading: 'Listing a space',
    text: (
      <>
        <p>When you list a space, you confirm that</p>
        <ul>
          <li>
            you have the right to let it out for storage, and your lease, mortgage, insurance and
            any rules of the building allow it;
          </li>
          <li>the description, the photographs, the size and the access are true and current;</li>
          <li>the space is dry, lockable and safe to enter, unless the listing says otherwise;</li>
          <li>you say whether you let it out as a private person or as a business.</li>
        </ul>
        <p>
          A person reviews each listing, usually within {policy.review}, before it can be booked. A
          change of address or type is reviewed again. We may refuse or suspend a listing that
          breaks these terms or the law, and we tell you why.
        </p>
      </>
    ),
  },
  {
    id: 'booking',
    heading: 'Requesting and booking',
    text: (
      <>
        <p>
          A request is an offer to the partner. It can be withdrawn free of charge until it is paid.
          The partner has {policy.reply} to answer; after that, or when the requested period ends
          (its first month, where it is paid by the month), it expires. Where a listing has auto
          approval, a request that fits is approved at once.
        </p>
        <p>
          After approval you have {policy.payWindow} to pay. The storage agreement between you and
          the partner is made when the payment succeeds. An approved booking that is not paid in
          time expires, and the space is free again.
        </p>
        <p>
          Monthly bookings run by calendar months in UK time; the first and the last month are
          charged whole. Hourly bookings are charged by whole hours. A booking with an end lasts{' '}
          {policy.longestTerm} at most.
        </p>
        <p>
          Where a listing is let <strong>month by month</strong>, a booking may be made without an
          end. It then goes on until one of you gives notice. A renter’s notice ends it with the
          next full calendar month, a partner’s with the second next, and the shortest rental of the
          listing is kept. Whoever gave notice may take it back as long as the space is free after
          the last day. Once rent for only part of the last month has been asked for, the notice can
          no longer be taken back.
        </p>
        <p>
          For a booking without an end the partner may set a <strong>later price</strong>. It begins
          after two whole calendar months at the earliest, and not before the shortest rental is
          over. You are told at once, and can leave before it begins.
        </p>
        <p>
          A booking with an end may be <strong>extended</strong> by the months that follow. That is
          a booking of its own, at the price and under the terms of the day on which you ask for it.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    heading: 'Prices and payment',
    text: (
      <>
        <p>
          The price is the rent for the booked months or hours, plus the drive if you ask for moving
          (the partner’s cost per kilometre times the distance, one way), plus {policy.tax} tax on
          it all, rounded to a whole pound. {packingText(policy)} The checkout shows each line
          before you send the request. A later change of the listing’s price does not touch your
          booking.
        </p>
        <p>
          All prices are in pounds sterling. Payments are taken by our payment provider on its own
          page; we do not see or keep card numbers.
        </p>
        <p>
          A booking without an end, and one of two months or more if you choose so, is{' '}
          <strong>paid month by month</strong>. With your consent at checkout the provider then
          keeps the card of the first payment, and each later month is taken from it without you,
          from the 27th of the month before. You can use another card at any time. Paid in parts, a
          booking costs what it would at once.
        </p>
        <p>
          A month that cannot be taken is tried again on the 1st, the 3rd and the 6th. One that was
          first tried later than the 27th is tried again 4, 6 and 9 days after that. If that fails
          too, rent is owed: you cannot book another space, or pay for one that you have asked for,
          and the partner may end this one with 14 days’ notice, until it is paid. If it is paid
          before that end, such a notice falls, where it could be taken back.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    heading: 'Cancelling and refunds',
    text: (
      <>
        <ul>
          <li>
            <strong>Until {policy.refundWindow} after the start</strong>, or until the end of a
            shorter booking, a renter may cancel a paid booking and gets the total back less a
            cancellation fee of {policy.fee}, which
            {` ${policy.feeKeeper} `}keeps. The fee is never more than what was paid.
          </li>
          <li>
            <strong>Later</strong> a renter may end a booking that is not over at any time, without
            a refund.
          </li>
          <li>
            <strong>Paid in parts</strong>, a booking with an end is cancelled in the same way: what
            comes back is reckoned from what was paid, and nothing more is taken. Months that are
            owed are paid first.
          </li>
          <li>
            <strong>Without an end</strong>, a booking is ended by notice once the time for a refund
            is over. A last month that ends before that of the calendar is paid by its days, unless
            it was asked for before.
          </li>
          <li>
            <strong>If the partner cancels</strong>, or we have to, the renter gets everything back,
            without a fee. A booking without an end that can now only be ended by notice may be
            ended by us at once where the account of the partner is suspended; the renter then gets
            back what was paid for days that have not begun. While it is suspended, no rent is taken
            unless we let the booking go on.
          </li>
          <li>
            <strong>If a payment arrives too late</strong> for an expired booking, it goes back in
            full.
          </li>
        </ul>
        <p>Refunds go to the card that paid. Your bank decides how quickly they appear.</p>
        <p>
          <strong>Your legal rights stay.</strong> Where the partner lets out space as a business
          and you book as a consumer, you have 14 days to change your mind once both have agreed,
          and get everything back without a fee. At checkout, and before you extend a booking, we
          ask whether you want the storage to begin within those days. If you do, and it has begun
          when you change your mind, you pay for the hours that you used and no more. Nothing in
          these terms takes away rights that the law gives to consumers.
        </p>
      </>
    ),
  },
]

function packingText({ packingPrice }: PolicyWords): string {
  return packingPrice === null
    ? 'Packing is not charged at present.'
    : `Packing, if you ask for it, is ${packingPrice} before tax.`
}

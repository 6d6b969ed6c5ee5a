import { Link } from '@tanstack/react-router'
import { daysToDispute } from '#bookings/rules/days-to-dispute.ts'
import { answerHours } from '#complaints/rules/complaint-terms.ts'
import { prohibitedGoods } from '#foundation/rules/text/prohibited-goods.ts'
import { hostTerms } from '#listings/rules/editing/consent.ts'
import type { PolicyWords } from '../policy-words.ts'
import type { Clause } from './LegalFrame.tsx'

export const termsOfConduct = (policy: PolicyWords): readonly Clause[] => [
  {
    id: 'prohibited-goods',
    heading: 'What may not be stored',
    text: (
      <>
        <p>The renter confirms at checkout that none of this goes into the space or the van:</p>
        <ul>
          {prohibitedGoods.map(goods => (
            <li key={goods}>{goods}.</li>
          ))}
        </ul>
        <p>
          Spaces are for storage. Nobody may live, work, run engines or repair vehicles in them, or
          let them out to others. If there is good reason to believe that prohibited or dangerous
          goods are in a space, the partner may open it with a witness, and we may inform the
          authorities.
        </p>
      </>
    ),
  },
  {
    id: 'renter-duties',
    heading: 'What renters answer for',
    text: (
      <ul>
        <li>Storing only what is yours or what you are allowed to store.</li>
        <li>Packing, stacking and locking with care, and leaving the space as you found it.</li>
        <li>Keeping to the access hours and the rules of the listing.</li>
        <li>Insuring your goods. Holdall does not insure them, in the space or on the road.</li>
        <li>Collecting everything by the end of the booking.</li>
      </ul>
    ),
  },
  {
    id: 'partner-duties',
    heading: 'What partners answer for',
    text: (
      <ul>
        <li>
          Giving the renter the booked space, for the booked time, as the listing describes it.
        </li>
        <li>Taking reasonable care of the space and of whoever may enter it.</li>
        <li>
          Not opening, moving or using a renter’s goods, except in an emergency or as the law
          allows.
        </li>
        <li>
          Where moving is offered: a licensed driver, a vehicle that is insured for the job, and
          care with the goods.
        </li>
        <li>
          Posting a reading of a dry record only as the meter in that space shows it, on that day.
        </li>
        <li>
          What programs do with the keys you give them, and with what they learn of renters by them.
        </li>
        <li>Declaring income, and any registration that the activity needs.</li>
      </ul>
    ),
  },
  {
    id: 'commission',
    heading: 'Commission and payouts',
    text: (
      <>
        <p>
          We keep a commission of {policy.commission} of all earnings from rent, moving and packing,
          before tax. The rest, {policy.partnerShare}, is the partner’s. It is released{' '}
          {policy.payoutDelay} after the start of the booking; for longer monthly bookings it is
          released month by month. Payouts go through our payment provider, which checks identities
          as the law requires.
        </p>
        <p>
          While a dispute is open, or a bank reclaims a payment, the payouts of that booking wait.
          While a partner’s account is suspended, all their payouts wait. What is then still due to
          the partner is paid once that is decided. A payment that a bank takes back is set off
          against later payouts.
        </p>
        <p>
          UK rules for digital platforms oblige us to collect details of partners and to report
          their earnings to HMRC each year.
        </p>
      </>
    ),
  },
  {
    id: 'left-behind',
    heading: 'Goods that are left behind',
    text: (
      <p>
        If goods are not collected when a booking ends, the renter stays responsible for them. A
        partner may ask for an overstay fee only where it was agreed when booking. Goods may be sold
        or disposed of only after the written notices and periods that the Torts (Interference with
        Goods) Act 1977 requires, and the procedure stops as soon as they are collected.
      </p>
    ),
  },
  {
    id: 'conduct',
    heading: 'How we treat each other',
    text: (
      <>
        <p>
          Be truthful and civil. Do not discriminate. Do not take a booking that began here off the
          platform to avoid the commission. Do not copy the site’s data by machine, upload anything
          harmful, or try to get at what is not yours.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    heading: 'When something goes wrong',
    text: (
      <>
        <p>
          Talk to each other first. If that does not help, either side can open a dispute on the
          page of a paid booking, from its start until {daysToDispute} days after its end. The other
          side has {answerHours} hours to answer, once. We look at what both say and decide about
          the money that was paid for this booking, and about nothing else: we cannot take money
          from anybody for damage. We are not a court; either side may go to one at any time.
        </p>
        <p>
          We may warn, suspend or close an account that breaks these terms. We tell you why and you
          may ask us to look again. Bookings that are running are brought to an orderly end.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    heading: 'What we answer for',
    text: (
      <>
        <p>
          We run the marketplace with reasonable care and skill. We answer for loss that we cause by
          breaking these terms or by carelessness, as far as it was foreseeable. We do not answer
          for what partners and renters do, for goods in a space or on the road, or for events that
          nobody could prevent.
        </p>
        <p>
          Nothing limits liability for death or injury caused by negligence, for fraud, or for
          anything else for which the law does not allow it to be limited.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes, law and courts',
    text: (
      <>
        <p>
          We may change these terms for a good reason. New terms are for bookings asked for from
          then on: if they change while you look at a price, we show you the new one and ask you
          again. A booking keeps the terms, the price and the policy that were shown when it was
          made. This is version {policy.version}, in the wording of {hostTerms.version}.
        </p>
        <p>
          The law of England and Wales applies. If you live in Scotland or Northern Ireland, you
          keep the protection of the law there and may go to the courts there. How we handle your
          data is in the <Link to="/privacy-policy">privacy policy</Link>.
        </p>
      </>
    ),
  },
]

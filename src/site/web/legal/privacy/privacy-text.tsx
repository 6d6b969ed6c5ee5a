import { Link } from '@tanstack/react-router'
import { ContactEmail } from '../ContactWays.tsx'
import { DataTable } from '../DataTable.tsx'
import type { Clause } from '../LegalFrame.tsx'
import { howLongWeKeepIt } from './how-long-we-keep-it.ts'
import { whatWeKeep } from './what-we-keep.ts'

export const privacyClauses: readonly Clause[] = [
  {
    id: 'controller',
    heading: 'Who is responsible',
    text: (
      <p>
        The operator of this website is the controller of your personal data under the UK GDPR and
        the Data Protection Act 2018. For anything in this policy write to <ContactEmail />.
      </p>
    ),
  },
  {
    id: 'what',
    heading: 'What we keep, and why',
    text: (
      <>
        <DataTable
          caption="Personal data, what it is for, and the legal basis"
          columns={['Data', 'What for', 'Legal basis']}
          rows={whatWeKeep}
        />
        <p>
          Your last searches are kept in your browser and offered to you there; we do not keep them
          with your account.
        </p>
        <p>
          We do not buy data about you, do not profile you for advertising, and make no decision
          with legal effect by machine alone.
        </p>
      </>
    ),
  },
  {
    id: 'who-sees',
    heading: 'Who else sees it',
    text: (
      <>
        <ul>
          <li>
            <strong>The other side of a booking</strong> sees your first name and your picture, and
            after approval your last name and how to reach you. Drivers see, for their own jobs, the
            two addresses and the first names and telephone numbers of the two sides.
          </li>
          <li>
            <strong>Programs of a partner</strong>, such as the software of a storage business, see
            bookings, rent, payouts, viewings, moves and messages as that partner does, where the
            partner has given them a key or an address to be told at. Calendars of a partner are
            told when a space is booked, not by whom.
          </li>
          <li>
            <strong>Conversations</strong> are between their two sides. Holdall reads one only when
            one of the two has reported it, and each look is written down. Until a booking between
            the two is paid, contact details and bank details are hidden from the other side.
          </li>
          <li>
            <strong>Everybody</strong> sees the public part of a listing: the street and the area,
            never the door number.
          </li>
          <li>
            <strong>Our payment provider</strong> takes payments, checks the identity of partners
            and pays out. It is a controller of its own for the data it has to keep.
          </li>
          <li>
            <strong>Companies that host our servers and deliver our email and texts</strong> work on
            our instructions only. The push service of your browser carries notifications that it
            cannot read.
          </li>
          <li>
            <strong>HMRC and other authorities</strong> receive what the law makes us hand over.
          </li>
        </ul>
        <p>
          Place names are looked up on our own servers. If a map or routing service is used, it
          receives the place that is looked up, without your name. If data leaves the United
          Kingdom, it goes to countries with adequacy regulations or under the standard clauses of
          the Information Commissioner.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    heading: 'How long we keep it',
    text: (
      <>
        <DataTable
          caption="How long personal data is kept"
          columns={['Data', 'Kept']}
          rows={howLongWeKeepIt}
        />
      </>
    ),
  },
  {
    id: 'rights',
    heading: 'Your rights',
    text: (
      <>
        <p>You may, free of charge,</p>
        <ul>
          <li>get a copy of your data, also in a form that machines can read;</li>
          <li>have it corrected, or erased where we have no duty to keep it;</li>
          <li>object to what we do on the basis of legitimate interests, or have it restricted;</li>
          <li>withdraw a consent at any time.</li>
        </ul>
        <p>
          A copy, corrections and deletion are in Personal Details and work at once. For the rest
          write to <ContactEmail />; we answer within one month. You can complain to the Information
          Commissioner’s Office at <a href="https://ico.org.uk">ico.org.uk</a>, and we would be glad
          to hear from you first.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    heading: 'How we protect it',
    text: (
      <ul>
        <li>Passwords are kept as Argon2 hashes; nobody can read them.</li>
        <li>
          What your browser keeps of your session is encrypted with a key that no script can read.
        </li>
        <li>Documents are encrypted and seen by the person who decides about them.</li>
        <li>Photographs lose their place and camera data when you upload them.</li>
        <li>
          Access by our staff is limited to what they need, and each person, booking, dispute,
          report, document and conversation that they open is recorded.
        </li>
        <li>Two-step login is there for everybody.</li>
      </ul>
    ),
  },
  {
    id: 'children',
    heading: 'Children',
    text: <p>Holdall is for adults. We do not knowingly keep data of anybody under 18.</p>,
  },
  {
    id: 'changes',
    heading: 'Changes',
    text: (
      <p>
        This page always says what applies now. What your browser remembers is described in the{' '}
        <Link to="/cookie-policy">cookie policy</Link>.
      </p>
    ),
  },
]

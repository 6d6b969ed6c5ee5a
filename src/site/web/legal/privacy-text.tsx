import { Link } from '@tanstack/react-router'
import { picturesKeptDays } from '#complaints/rules/complaint-terms.ts'
import { logKeptDays } from '#connections/rules/connection-terms.ts'
import { lettersKeptDays } from '#foundation/rules/notices/letters-kept.ts'
import { keptDays } from '#inventory/rules/inventory-terms.ts'
import { readingsKeptYears } from '#listings/rules/readings/series.ts'
import { ContactEmail } from './ContactWays.tsx'
import { DataTable } from './DataTable.tsx'
import type { Clause } from './LegalFrame.tsx'

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
          rows={[
            [
              'Account: name, email, telephone, picture, role',
              'To open and run your account and to reach you about bookings',
              'Contract',
            ],
            [
              'Listings: address, place on the map, photographs, description, prices',
              'To offer your space; the exact address is shown only to renters who have paid',
              'Contract',
            ],
            [
              'Dry records: what a meter of humidity showed, the day, its picture and your note',
              'To show renters how dry a space was; everybody can see it',
              'Contract',
            ],
            [
              'Bookings: dates, price, pickup address, moving and packing',
              'To carry out what you agreed with the other side',
              'Contract',
            ],
            [
              'Conversations: what you write and the pictures you send to the other side',
              'To agree about space and bookings; we read one only when a side has reported it',
              'Contract; legitimate interests',
            ],
            [
              'Viewings: the times that were proposed and agreed, and who comes to see which space',
              'To agree when you see a space; the exact address appears 24 hours before, to the renter who comes',
              'Contract',
            ],
            [
              'Other calendars of partners: their addresses, sealed, and the days on which they are busy',
              'To close a space on days on which it is taken elsewhere; what is planned on them is read but not kept',
              'Contract',
            ],
            [
              'Things in store: what is listed and what it is worth, pictures, what both sides recorded',
              'So that the two sides can show what was handed over and in what state; only they see it, and we once there is a dispute',
              'Contract',
            ],
            [
              'Payments: sums, times, references of the payment provider',
              'To take payments, refund and pay out, and to keep accounts',
              'Contract; legal obligation',
            ],
            [
              'Partners: legal name, address, date of birth or company number, tax number',
              'To pay out, and to report earnings to HMRC',
              'Legal obligation',
            ],
            [
              'Drivers: name, email, telephone, vehicle, licence number, picture',
              'So that the partner can assign them, and the renter knows who comes',
              'Legitimate interests',
            ],
            [
              'Reports: what you write about a listing or a person, and the email that a visitor leaves',
              'To look into it, and to tell you what came of it',
              'Legitimate interests; legal obligation',
            ],
            [
              'Documents for account verification',
              'To check that a partner is who they say they are',
              'Consent; legitimate interests',
            ],
            [
              'Security: sessions, device names, network addresses for a short time, records of sensitive acts',
              'To protect accounts and to stop abuse',
              'Legitimate interests',
            ],
            [
              'Reviews: your stars and words about a booking, with your first name and how long you stored; whether two accounts share a bank account or a browser, as marks that say nothing by themselves',
              'To show others what a space is like, and to find reviews that people write about themselves',
              'Contract; legitimate interests',
            ],
            [
              'Disputes: what the two sides write and send about a booking',
              'To decide about the money of that booking',
              'Contract; legitimate interests',
            ],
            [
              'Saved: the spaces you have put a heart on while logged in, and the searches you have saved',
              'To show them to you on every device, and to write to you about a search as often as you chose',
              'Contract; consent',
            ],
            [
              'Notifications: the address at the push service of your browser, and two keys',
              'To tell you at once on devices on which you have switched that on',
              'Consent',
            ],
            [
              'Connections of partners: the names of API keys and when each was last used, webhook addresses, and what these answered',
              'To let your programs act for you and tell them what happens, as far as you chose',
              'Contract',
            ],
            [
              'The location of your device, only when you press “Use my location” for a space that you let',
              'To put the pin on the map; we keep the pin, and nothing else of where you are',
              'Consent',
            ],
            [
              'Marketing choices',
              'To write to you only about what you have asked for; off until you switch it on',
              'Consent',
            ],
          ]}
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
            <strong>The other side of a booking</strong> sees your first and last name, your
            picture, and after approval how to reach you. Drivers see the pickup address of their
            own jobs.
          </li>
          <li>
            <strong>Programs of a partner</strong>, such as the software of a storage business, see
            bookings and messages as that partner does, where the partner has given them a key or an
            address to be told at. Calendars of a partner are told when a space is booked, not by
            whom.
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
          rows={[
            [
              'Account and profile',
              'Until you delete the account; then your name, email and picture are removed',
            ],
            [
              'Bookings and payments',
              'Six years after the end of the tax year, without your name where you have left',
            ],
            [
              'Conversations',
              'Until you delete your account: then what you wrote and sent is removed for both sides',
            ],
            [
              'Letters by email',
              `${lettersKeptDays} days after they were sent; those sent to you go when you delete the account`,
            ],
            ['Viewings', 'Until one of the two deletes the account'],
            ['Other calendars', 'Until you remove them, or delete the listing or the account'],
            [
              'Reviews',
              'Until we take them down; once you delete your account they stand there as of a former member',
            ],
            [
              'Dry records',
              `${readingsKeptYears} to ${readingsKeptYears + 1} years, or until you delete the listing or your account`,
            ],
            ['Saved spaces and searches', 'Until you take them away or delete the account'],
            ['Notifications', 'Until you switch them off or log out on that device'],
            [
              'API keys and webhook addresses',
              `Until you revoke or delete them, or delete the account; what was sent where, ${logKeptDays} days`,
            ],
            ['Reports to HMRC', 'Five years after the report'],
            ['Verification documents', 'Deleted once the decision is made'],
            [
              'Disputes',
              `Pictures for ${picturesKeptDays} days after the end of the dispute; what you wrote as long as the booking, or until you delete the account`,
            ],
            [
              'Reports',
              'The email of a visitor until the report is closed; yours is taken out when you delete the account; what was reported stays with the log of what was taken down',
            ],
            [
              'Things in store',
              `${keptDays} days after the end of the booking, or until whoever wrote it deletes the account; the hashes, which say nothing by themselves, stay with the booking`,
            ],
            ['Drivers', '30 days after the partner removes them'],
            ['Sessions', '24 hours without use, 30 days at most'],
            [
              'Names of the devices from which you have logged in',
              'A year after the last log-in from them, or until you delete the account',
            ],
            ['One-time codes and reset links', '10 to 30 minutes'],
            ['Cancelled or unfinished drafts', 'Until you delete them or your account'],
          ]}
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
        <li>Access by our staff is limited to what they need and is recorded.</li>
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
        If we change something that matters, we tell you by email beforehand. What your browser
        remembers is described in the <Link to="/cookie-policy">cookie policy</Link>.
      </p>
    ),
  },
]

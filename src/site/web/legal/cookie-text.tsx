import { sessionDays } from '#accounts/rules/accounts-kept.ts'
import { keptForDays } from '#bookings/web/unfinished-checkouts.ts'
import { ContactEmail } from './ContactWays.tsx'
import { DataTable } from './DataTable.tsx'
import type { Clause } from './LegalFrame.tsx'

export const cookieClauses: readonly Clause[] = [
  {
    id: 'cookie',
    heading: 'The cookie',
    text: (
      <>
        <DataTable
          caption="Cookies"
          columns={['Name', 'What for', 'How long']}
          rows={[
            [
              '__Host-sid (sid without https)',
              'Set when you log in. One of the two halves of your session: with it alone your own pages and pictures are shown to you, and nothing can be changed; scripts cannot read it, and other sites cannot use it',
              `Until you log out, ${sessionDays} days at most`,
            ],
          ]}
        />
        <p>
          It is strictly necessary for logging in, so the law asks for no consent to it. Without an
          account, no cookie is set at all.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    heading: 'What your browser remembers',
    text: (
      <>
        <p>These stay on your device. They are not sent anywhere by themselves.</p>
        <DataTable
          caption="Entries in the browser’s storage"
          columns={['Name', 'What for', 'How long']}
          rows={[
            [
              'holdall.session',
              'Who is logged in: first name, role and the other half of the session, encrypted',
              'Until you log out or are logged out',
            ],
            [
              'holdall (IndexedDB)',
              'The key for it, which no script can read',
              'Until you log out or are logged out',
            ],
            [
              'holdall.offline (IndexedDB)',
              'How to get into a space you have paid for, and the stops of a driver, encrypted, for times without a connection',
              'How to get in until you log out or are logged out, the stops also after that, but no longer than a day after the booking or the drive is over: then it is shown no more, and is deleted when the next one is kept or looked for',
            ],
            [
              'holdall.push',
              'That notifications on this device are yours, if you switch them on',
              'Until you switch them off',
            ],
            [
              'holdall-offline (Cache)',
              'The page that says that there is no connection',
              'Until you clear the data of this site',
            ],
            ['holdall.theme', 'Light or dark colours, if you choose', 'Until you choose otherwise'],
            [
              'holdall.hearts',
              'The spaces you have put a heart on without being logged in',
              'Until you log in, when they move to your account, or take the hearts away',
            ],
            [
              'holdall.searches',
              'Your last searches, at most four, which the home page offers you again',
              'Until you clear them there',
            ],
            [
              'Message drafts',
              'What you have written in a conversation and not sent yet',
              'Until you send or empty it, or log out',
            ],
            [
              'holdall.replies',
              'The quick replies that a partner has written',
              'Until you clear the data of this site',
            ],
            [
              'Booking and form drafts',
              'What you have entered and not sent yet, so that nothing typed is lost',
              'Until you close the tab or log out; a booking draft is not used any more after 24 hours',
            ],
            [
              'holdall.kept.account',
              'The number of the account whose drafts this tab holds, so that nobody else is shown them',
              'Until you close the tab or log out',
            ],
            [
              'holdall.begun',
              'The last three bookings that you began and did not send, with their dates but without any address, so that the home page can take you back to them',
              `${keptForDays} days, or until you send the booking; older ones are deleted when the home page or a checkout next looks for them`,
            ],
            [
              'holdall.kept.door',
              'Where you asked to be collected from and for how long, so that prices to the door need not be asked for again',
              'Until you close the tab or log out',
            ],
            [
              'holdall.things',
              'The things that you ticked to find out how much room they need',
              'Until you close the tab',
            ],
            [
              'holdall.map-streets',
              'Whether you want streets on the map',
              'Until you choose otherwise',
            ],
            [
              'holdall.console.shortcuts',
              'Whether an operator wants to work with single keys',
              'Until you choose otherwise',
            ],
            [
              'holdall.loaded-anew',
              'When the page was last loaded anew for a newer version of the site',
              'Until you close the tab',
            ],
            [
              'tsr-scroll-restoration-v1_3',
              'Where you were on the page when you go back',
              'Until you close the tab',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'others',
    heading: 'Other companies',
    text: (
      <p>
        There are no advertising, analytics or social media scripts on Holdall. When you pay or set
        up payouts, you leave for the page of our payment provider, which sets its own cookies there
        and explains them there.
      </p>
    ),
  },
  {
    id: 'control',
    heading: 'How to remove all of it',
    text: (
      <p>
        Clear the data of this site in the settings of your browser. Logging out removes your
        session, the drafts of messages, bookings and forms, and how to get into your spaces, kept
        for times without a connection. You can also block cookies altogether: everything public
        still works, and only logging in does not. Questions go to <ContactEmail />.
      </p>
    ),
  },
]

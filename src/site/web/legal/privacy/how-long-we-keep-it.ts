import { picturesKeptDays } from '#complaints/rules/complaint-terms.ts'
import { logKeptDays } from '#connections/rules/connection-terms.ts'
import { lettersKeptDays } from '#foundation/rules/notices/letters-kept.ts'
import { keptDays } from '#inventory/rules/inventory-terms.ts'
import { readingsKeptYears } from '#listings/rules/readings/series.ts'

export const howLongWeKeepIt: readonly (readonly [data: string, kept: string])[] = [
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
]

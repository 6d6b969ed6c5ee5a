import {
  devicesKeptDays,
  marksKeptDays,
  sessionDays,
  sessionHours,
} from '#accounts/rules/accounts-kept.ts'
import { linksKeptDays, linksWorkHours } from '#bookings/rules/links-kept.ts'
import { picturesKeptDays } from '#complaints/rules/complaint-terms.ts'
import { logKeptDays } from '#connections/rules/connection-terms.ts'
import {
  lettersKeptDays,
  lettersTriedDays,
  textsKeptDays,
} from '#foundation/rules/sendings/letters-kept.ts'
import { keptDays } from '#inventory/rules/inventory-terms.ts'
import { deletedMediaKeptDays } from '#listings/rules/limits.ts'
import { readingsKeptYears } from '#listings/rules/readings/series.ts'
import { driversKeptDays } from '#moving/rules/drivers-kept.ts'
import { movePhotosKeptDays } from '#moving/rules/photos-kept.ts'

export const howLongWeKeepIt: readonly (readonly [data: string, kept: string])[] = [
  [
    'Account and profile',
    'Until you delete the account; then your name, email and picture are removed',
  ],
  [
    'Bookings and payments',
    'At least six years after the end of the tax year, as the law asks, without your name where you have left; nothing deletes them by itself after that',
  ],
  [
    'The number of your account for payouts at our payment provider',
    'As long as the payments: what a renter still owes you is sent there, also once you have left',
  ],
  [
    'Cards for later months',
    'Until no later month can be taken from them; then they are removed, at our payment provider too',
  ],
  [
    'Where the mover collected your things, the bank of your payouts, and where your spaces were',
    'Until you delete the account; of where a space was, the town stays',
  ],
  [
    'Legal name, birth date and tax number of partners',
    'At least five years, as the law asks, also once you have deleted the account; nothing deletes them by itself after that',
  ],
  [
    'Notices about goods left behind',
    'As long as the booking, as they were written, with both names and the exact address',
  ],
  [
    'Conversations',
    'Until you delete your account: then what you wrote and sent is removed for both sides; of what was reported, our copy of the words stays until the report is closed',
  ],
  [
    'Letters by email',
    `${lettersKeptDays} days after they were sent, or ${lettersTriedDays} days where nobody takes them, also those to drivers and to an earlier address of yours; those sent to the address of your account go when you delete it`,
  ],
  ['Texts', `${textsKeptDays} days, or until you delete the account`],
  [
    'Links in emails that answer a request',
    `They work for ${linksWorkHours} hours, and are deleted ${linksKeptDays} days later or with the account`,
  ],
  ['Viewings', 'Until one of the two deletes the account'],
  [
    'Pictures and videos of a listing',
    `Until you take them out; ${deletedMediaKeptDays} days after you delete the listing, or until a dispute about a booking of it is over, and no longer than a day or two where it was never approved or you delete the account`,
  ],
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
  ['Reports to HMRC', 'We keep none: each is made from payments and tax details when it is needed'],
  ['Verification documents', 'Deleted once the decision is made'],
  [
    'Disputes',
    `Pictures for ${picturesKeptDays} days after the end of the dispute; what you wrote as long as the booking, or until you delete the account`,
  ],
  [
    'Reports',
    'The email of a visitor, and the words that were reported as they were then, until the report is closed, also where whoever wrote them deletes the account before; your email is taken out when you delete the account; what you reported, without your name, and the title of the listing stay with the log of what was taken down',
  ],
  [
    'Things in store',
    `${keptDays} days after the end of the booking and of what extends it, or until whoever wrote it deletes the account; the hashes, which say nothing by themselves, stay with the booking`,
  ],
  [
    'Photographs of a move',
    `${movePhotosKeptDays} days after the end of the booking and of what extends it, longer while it is in dispute, or until the renter deletes the account`,
  ],
  [
    'Drivers',
    `Email, telephone number, licence and picture: ${driversKeptDays} days after the partner removes them, or until the partner deletes the account; first name and registration stay with the moves that they drove, the first name also in the conversation about each`,
  ],
  [
    'Sessions',
    `${sessionHours} hours without use, ${sessionDays} days at most; where notifications are on, a record that opens nothing stays until you switch them off`,
  ],
  [
    'Names of the devices from which you have logged in',
    `${devicesKeptDays} days after the last login from them, or until you delete the account`,
  ],
  [
    'Marks of the browsers from which you have logged in',
    `${marksKeptDays} days after the last login from them, or until you delete the account`,
  ],
  [
    'One-time codes and reset links',
    'They work for 10 to 30 minutes, and are deleted about a day later',
  ],
  ['The log of who did what, and when', 'For good; it knows people by the number of their account'],
  ['Cancelled or unfinished drafts', 'Until you delete them or your account'],
]

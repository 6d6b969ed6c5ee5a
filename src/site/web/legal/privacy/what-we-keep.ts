/** Personal data, what it is for, and the legal basis. */
export const whatWeKeep: readonly (readonly [data: string, purpose: string, basis: string])[] = [
  [
    'Account: name, email, telephone, picture, role',
    'To open and run your account and to reach you about bookings',
    'Contract',
  ],
  [
    'Listings: address, place on the map, photographs, description, prices',
    'To offer your space; the exact address is shown only to renters who have paid or come to an agreed viewing, and to the drivers of a move',
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
    'Payments: sums, times, references of the payment provider; of a card for later months its kind, last four digits and expiry',
    'To take payments, refund and pay out, and to keep accounts',
    'Contract; legal obligation',
  ],
  [
    'Partners: legal name, address, date of birth or company number, tax number; of the account for payouts the bank and the last four digits',
    'To pay out, and to report earnings to HMRC',
    'Legal obligation',
  ],
  [
    'Moves: photographs that the driver takes when things are collected and when they have arrived',
    'So that both sides can show what was on the van; only they see them, and we',
    'Contract',
  ],
  [
    'Drivers: name, email, telephone, vehicle, licence number, picture',
    'So that the partner can assign them, and the renter knows who comes',
    'Legitimate interests',
  ],
  [
    'Reports: what you write about a listing or a person, what was reported as it was then, and the email that a visitor leaves',
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
]

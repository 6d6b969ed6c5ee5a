/** A dozen hosts beside the partner of the log-in page, and how many months they have been here. */
export const hosts = [
  { email: 'aoife.brennan@hosts.test', firstName: 'Aoife', lastName: 'Brennan', months: 14 },
  { email: 'callum.fraser@hosts.test', firstName: 'Callum', lastName: 'Fraser', months: 22 },
  { email: 'deborah.achebe@hosts.test', firstName: 'Deborah', lastName: 'Achebe', months: 9 },
  { email: 'edwin.hargreaves@hosts.test', firstName: 'Edwin', lastName: 'Hargreaves', months: 31 },
  { email: 'ffion.prosser@hosts.test', firstName: 'Ffion', lastName: 'Prosser', months: 12 },
  { email: 'gurpreet.sandhu@hosts.test', firstName: 'Gurpreet', lastName: 'Sandhu', months: 18 },
  { email: 'hannah.whitlock@hosts.test', firstName: 'Hannah', lastName: 'Whitlock', months: 5 },
  { email: 'imran.qureshi@hosts.test', firstName: 'Imran', lastName: 'Qureshi', months: 27 },
  { email: 'jess.tregenza@hosts.test', firstName: 'Jess', lastName: 'Tregenza', months: 7 },
  { email: 'kwame.mensah@hosts.test', firstName: 'Kwame', lastName: 'Mensah', months: 16 },
  { email: 'lorna.macleod@hosts.test', firstName: 'Lorna', lastName: 'MacLeod', months: 11 },
  { email: 'marek.zielinski@hosts.test', firstName: 'Marek', lastName: 'Zieliński', months: 20 },
] as const

export const partnerEmail = 'partner@holdall.test'

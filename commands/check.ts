import { brokenInvariants, invariantNames } from './checking/invariants.ts'
import { say } from './shared/progress.ts'
import { withDatabase } from './shared/with-database.ts'

/** Checks the invariants of all nouns on any database: `npm run check`. */
await withDatabase(async ({ database }) => {
  const broken = await brokenInvariants(database.db, new Date())
  for (const name of invariantNames) {
    const subjects = broken.filter(one => one.name === name).map(one => one.subject)
    say(`${subjects.length === 0 ? '  ok    ' : 'BROKEN  '}${name}`)
    for (const subject of subjects) say(`          ${subject}`)
  }
  if (broken.length > 0) process.exitCode = 1
})

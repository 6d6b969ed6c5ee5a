import { appendFileSync } from 'node:fs'

/** Notes each piece of work in a file, and never answers what is to take for ever. */
process.on('message', ({ notes, forEver }: { notes: string; forEver?: boolean }) => {
  appendFileSync(notes, 'tried\n')
  if (!forEver) process.send?.('done')
})

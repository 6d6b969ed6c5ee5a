import { findPeople, type Person } from '#accounts/server/account/find-person.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { type Mail, postMails } from '#foundation/server/mail/post-mail.ts'
import { alertLetter } from './alert-letter.ts'
import { closeFinds, forgetFindsBut, unsentFinds } from './finds-table.ts'
import { dropAlert, lockDueSearches, moveAlert } from './saved-alerts-table.ts'
import type { SavedSearchRow } from './saved-searches-table.ts'
import { stopLinks } from './stop-alerts.ts'

/**
 * While the owner is suspended. Looked at again even so, because an older version that lets somebody
 * back in brings no mail forward.
 */
const putOffMs = dayMs

export async function sendAlerts(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:send-alerts')
  const searches: Due<SavedSearchRow> = {
    work: 'send-alerts',
    name: 'search',
    atOnce: 50,
    take: (tx, which) => lockDueSearches(tx, ctx.now, which),
    async dealWith(tx, due) {
      const people = await findPeople(tx, [...new Set(due.map(({ owner_id }) => owner_id))])
      const mails: Mail[] = []
      for (const search of due) {
        const owner = people.get(search.owner_id)
        if (owner?.isSuspended) {
          await moveAlert(tx, search.id, after(ctx.now, putOffMs))
          continue
        }
        const mail = await mailAbout(tx, ctx, search, owner)
        if (mail) mails.push(mail)
        await closeFinds(tx, search.id, ctx.now)
        await dropAlert(tx, search.id)
      }
      await postMails(tx, ctx, mails)
    },
  }
  await dealWithDue(ctx, [searches], stopping)
}

async function mailAbout(
  tx: Db,
  ctx: Context,
  search: SavedSearchRow,
  owner: Person | undefined,
): Promise<Mail | undefined> {
  if (!owner?.isVerified || search.alerts === 'off') return undefined
  const finds = await unsentFinds(tx, search.id, ctx.now)
  await forgetFindsBut(tx, search.id, finds)
  if (finds.length === 0) return undefined
  const letter = alertLetter({
    ...{ search, finds, firstName: owner.firstName },
    ...{ site: ctx.config.publicUrl, now: ctx.now, stop: stopLinks(ctx, search.id) },
  })
  return { to: owner.email, kind: 'saved-search', letter }
}

import { findPeople, type Person } from '#accounts/server/account/find-person.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { type Mail, postMails } from '#foundation/server/mail/post-mail.ts'
import { alertLetter } from './alert-letter.ts'
import { closeFinds, type Find, forgetFindsBut, unsentFinds } from './finds-table.ts'
import { dropAlerts, lockDueSearches, moveAlerts } from './saved-alerts-table.ts'
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
    dealWith: (tx, due) => sendTo(tx, ctx, due),
  }
  await dealWithDue(ctx, [searches], stopping)
}

interface Found {
  search: SavedSearchRow
  owner: Person
  finds: readonly Find[]
}

async function sendTo(tx: Db, ctx: Context, due: readonly SavedSearchRow[]): Promise<void> {
  const people = await findPeople(tx, [...new Set(due.map(({ owner_id }) => owner_id))])
  const isPutOff = ({ owner_id: id }: SavedSearchRow) => people.get(id)?.isSuspended === true
  const putOff = idsOf(due.filter(isPutOff))
  const dealtWith = due.filter(search => !isPutOff(search))
  const found: Found[] = []
  for (const search of dealtWith) {
    const owner = people.get(search.owner_id)
    if (!owner?.isVerified || search.alerts === 'off') continue
    found.push({ search, owner, finds: await unsentFinds(tx, search.id, ctx.now) })
  }
  await moveAlerts(tx, putOff, after(ctx.now, putOffMs))
  await forgetFindsBut(tx, found)
  await closeFinds(tx, idsOf(dealtWith), ctx.now)
  await dropAlerts(tx, idsOf(dealtWith))
  const news = found.filter(({ finds }) => finds.length > 0)
  await postMails(
    tx,
    ctx,
    news.map(one => mailAbout(ctx, one)),
  )
}

const idsOf = (searches: readonly SavedSearchRow[]) => searches.map(({ id }) => id)

function mailAbout(ctx: Context, { search, owner, finds }: Found): Mail {
  const letter = alertLetter({
    ...{ search, finds, firstName: owner.firstName },
    ...{ site: ctx.config.publicUrl, now: ctx.now, stop: stopLinks(ctx, search.id) },
  })
  return { to: owner.email, kind: 'saved-search', letter }
}

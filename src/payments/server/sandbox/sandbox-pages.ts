import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Failure } from '#foundation/rules/errors.ts'
import type { Services } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { readBytes } from '#foundation/server/http/reading/read-json.ts'
import { refuseCrossSite } from '#foundation/server/http/reading/same-site.ts'
import { finishOnboarding, type OnboardingOutcome, openLink } from './accounts.ts'
import { connectPage, usedLinkPage } from './connect-page.ts'
import { challengePage, closedPage, payPage } from './pay-page.ts'
import { readObject } from './sandbox-table.ts'
import type { SandboxWork } from './sandbox-work.ts'
import { expireIfDue, payWith } from './sessions.ts'
import { type CardNumber, cards } from './test-cards.ts'

/** Delivers the sandbox's events. The browser is sent back only after that. */
type Announce = (services: Services) => Promise<void>

/** The provider's pages, where renters pay and hosts prove who they are. */
export function sandboxPages(services: Services, announce: Announce): Hono {
  const app = new Hono()

  app.onError((error, c) => {
    if (!(error instanceof Failure)) throw error
    return c.text(error.message, error.status as ContentfulStatusCode)
  })

  // Otherwise a form on another site could pay in a visitor's name.
  app.use(async (c, next) => {
    refuseCrossSite(c.req.raw, false, [])
    await next()
  })

  servePayment(app, services, announce)
  serveConnecting(app, services, announce)
  return app
}

function servePayment(app: Hono, services: Services, announce: Announce): void {
  const { publicUrl } = services.config
  const work = workOf(services)

  app.get('/pay/:id', async c => {
    const session = await openSession(c.req.param('id'))
    if (session?.status !== 'open') return closedPage(session, publicUrl)
    return payPage(session, publicUrl, c.req.query('notice') ?? null)
  })

  app.post('/pay/:id', async c => {
    const id = c.req.param('id')
    const form = await formOf(c.req.raw)
    const session = await openSession(id)
    if (session?.status !== 'open') {
      return session?.payment_status === 'paid'
        ? c.redirect(returnTo(session.success_url, id), 303)
        : closedPage(session, publicUrl)
    }
    const back = (notice: string) => c.redirect(`/sandbox/pay/${id}?notice=${notice}`, 303)
    const card = Object.values(cards).find(one => one === form.get('card'))
    if (!card) return back('notATestCard')
    const challenge = form.get('challenge')
    if (card === cards.threeDSecure && challenge === null) return challengePage(session, publicUrl)
    if (card === cards.threeDSecure && challenge !== 'passed') return back('notYou')
    const outcome = await pay(id, card)
    await announce(services)
    if (outcome === 'paid') return c.redirect(returnTo(session.success_url, id), 303)
    return outcome === 'over' ? closedPage(await openSession(id), publicUrl) : back(outcome)
  })

  app.post('/pay/:id/leave', async c => {
    const session = await openSession(c.req.param('id'))
    if (!session) return closedPage(session, publicUrl)
    return c.redirect(returnTo(session.cancel_url, session.id), 303)
  })

  function openSession(id: string) {
    return work(async part => {
      const session = await readObject(part.tx, known(id))
      return session?.object === 'checkout.session' ? expireIfDue(part, session) : undefined
    })
  }

  function pay(id: string, card: CardNumber) {
    return work(part => payWith(part, id, card))
  }
}

function serveConnecting(app: Hono, services: Services, announce: Announce): void {
  const { publicUrl } = services.config
  const work = workOf(services)

  app.get('/connect/:id', async c => {
    const code = c.req.query('code') ?? ''
    const link = await work(part => openLink(part, known(c.req.param('id')), code))
    if (!link) return usedLinkPage(publicUrl)
    return link.isOpen
      ? connectPage(link.account, code, publicUrl)
      : c.redirect(link.refreshUrl, 303)
  })

  app.post('/connect/:id', async c => {
    const [id, code] = [known(c.req.param('id')), c.req.query('code') ?? '']
    const wish = (await formOf(c.req.raw)).get('outcome')
    const outcome = outcomes.find(one => one === wish) ?? 'leave'
    const link = await work(async part => {
      const open = await openLink(part, id, code)
      if (open?.isOpen) await finishOnboarding(part, id, outcome)
      return open
    })
    if (!link) return usedLinkPage(publicUrl)
    await announce(services)
    return c.redirect(link.isOpen ? link.returnUrl : link.refreshUrl, 303)
  })
}

function workOf({ db, clock, config: { publicUrl } }: Services) {
  return <Result>(run: (part: SandboxWork) => Promise<Result>): Promise<Result> =>
    transaction(db, tx => run({ tx, now: clock.now(), publicUrl }))
}

/** The database refuses some characters. Ids contain only these. */
function known(id: string): string {
  return /^\w+$/.test(id) ? id : ''
}

const outcomes: readonly OnboardingOutcome[] = ['complete', 'leave', 'reject']
const longestForm = 10_000

async function formOf(request: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(request, longestForm)
  return new URLSearchParams(new TextDecoder().decode(bytes))
}

function returnTo(url: unknown, sessionId: string): string {
  return String(url).replace('{CHECKOUT_SESSION_ID}', sessionId)
}

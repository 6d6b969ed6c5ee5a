import { formatPence, pence } from '#foundation/rules/money.ts'
import { escapeHtml } from '#foundation/server/mail/mail-frame.ts'
import { keepsCard } from './kept-cards.ts'
import { sandboxPage } from './sandbox-frame.ts'
import type { Body } from './sandbox-table.ts'
import { cards } from './test-cards.ts'

const choices: readonly { number: string; title: string; what: string }[] = [
  { number: cards.success, title: 'A card that works', what: 'The payment goes through.' },
  { number: cards.threeDSecure, title: '3-D Secure', what: 'The bank asks whether it is you.' },
  { number: cards.declined, title: 'Declined', what: 'The bank says no.' },
  {
    number: cards.insufficientFunds,
    title: 'Insufficient funds',
    what: 'There is not enough money on the account.',
  },
  {
    number: cards.disputed,
    title: 'Disputed afterwards',
    what: 'It goes through, and the bank asks for the money back.',
  },
  {
    number: cards.refundComesBack,
    title: 'Cannot be refunded',
    what: 'It goes through, and the bank sends a refund back.',
  },
]

/** What the card does later, without its holder. Only asked if the card is kept. */
const laterChoices: typeof choices = [
  {
    number: cards.declinesLater,
    title: 'Declines later',
    what: 'It goes through now; the next months are declined.',
  },
  {
    number: cards.wantsAuthentication,
    title: 'Asks later',
    what: 'It goes through now; later the bank wants to ask its holder.',
  },
  { number: cards.expiresSoon, title: 'Runs out soon', what: 'It is good for this month only.' },
]

const refusals = new Map([
  ['declined', 'Your card was declined. Please try another.'],
  ['insufficientFunds', 'Your card was declined: there is not enough money on the account.'],
  ['notYou', 'Your bank could not make sure that it is you. Please try again.'],
  ['notATestCard', 'Only the test cards below are taken here.'],
])

export function payPage(session: Body, publicUrl: string, notice: string | null): Response {
  const { title } = session._ as { title: string }
  const isCardOnly = session.mode === 'setup'
  const amount = isCardOnly ? null : formatPence(pence(Number(session.amount_total)))
  const label = isCardOnly ? 'Keep this card' : `Pay ${amount}`
  const offered = isCardOnly || keepsCard(session) ? [...choices, ...laterChoices] : choices
  const words = refusals.get(notice ?? '')
  const options = offered.map(
    ({ number, title: name, what }, index) =>
      `<label><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''} required><span>${name}<small>${grouped(number)}</small><small>${what}</small></span></label>`,
  )
  return sandboxPage(
    { title: label, publicUrl },
    `<h1>${escapeHtml(title)}</h1>
${amount ? `<p class="amount">${amount}</p>` : ''}
${words ? `<p class="alert" role="alert">${words}</p>` : ''}
<div class="card">
<form method="post" action="/sandbox/pay/${session.id}">
<fieldset><legend>Choose a test card</legend>${options.join('')}</fieldset>
<button>${label}</button>
</form>
<form method="post" action="/sandbox/pay/${session.id}/leave"><button class="plain">${isCardOnly ? 'Leave' : 'Leave without paying'}</button></form>
</div>
<p class="small">This page stands in for the payment provider's. Never type a real card number anywhere here.</p>`,
  )
}

export function challengePage(session: Body, publicUrl: string): Response {
  const amount = formatPence(pence(Number(session.amount_total)))
  return sandboxPage(
    { title: 'Is it you?', publicUrl },
    `<h1>Your bank asks: is it you?</h1>
<p>Holdall asks for a payment of ${amount}. Your bank wants to know whether you made it.</p>
<div class="card">
<form method="post" action="/sandbox/pay/${session.id}">
<input type="hidden" name="card" value="${cards.threeDSecure}">
<button name="challenge" value="passed">Yes, it is me</button>
<button class="plain" name="challenge" value="failed">No, stop this payment</button>
</form>
</div>`,
  )
}

export function closedPage(session: Body | undefined, publicUrl: string): Response {
  const isPaid = session?.payment_status === 'paid'
  const heading = isPaid ? 'This has been paid' : 'This payment link no longer works'
  const words = isPaid
    ? 'There is nothing left to pay here.'
    : 'It ran out, or never existed. You have not been charged. Ask for a new link from your booking.'
  return sandboxPage(
    { title: heading, publicUrl, status: session ? 410 : 404 },
    `<h1>${heading}</h1><p>${words}</p><p><a href="${publicUrl}/your-storage">Go to your bookings</a></p>`,
  )
}

function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

import { logKeptDays, mostAddresses, mostKeys } from '#connections/rules/connection-terms.ts'
import { webhookEventNames, webhookEvents } from '#connections/rules/webhook-events.ts'
import { keyScopes } from '#foundation/rules/permissions.ts'
import { escapeHtml } from '#foundation/server/mail/mail-frame.ts'

/** Tried by the tests as it stands here. */
export const signatureCheck = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** \`header\` is Holdall-Signature; \`body\` the bytes as they came, before they are read as JSON. */
export function isFromHoldall(header, body, secret, now = Date.now()) {
  const [, seconds, mac] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!mac || Math.abs(now / 1000 - Number(seconds)) > 300) return false
  const own = createHmac('sha256', secret).update(\`\${seconds}.\`).update(body).digest()
  return timingSafeEqual(own, Buffer.from(mac, 'hex'))
}`

const code = (text: string) => `<code>${escapeHtml(text)}</code>`

/** For the page about the API: keys, and webhooks with how to check their signature. */
export function developerGuide(): string {
  return `<section id="connections">
<h2>Keys and webhooks</h2>
<p>A partner makes both on the page <a href="/connections">Connections</a>.</p>
<h3>API keys</h3>
<p>Send a key as <code>Authorization: Bearer hk_...</code>. It acts for the partner who made it, and
may only call what one of its scopes covers: ${keyScopes.map(code).join(', ')}. The last column of
the tables below names the scope; where there is none, no key may call. Calls that are open to
everyone work without a key as well.</p>
<ul>
<li><code>401 key_refused</code>: the key is mistyped, was revoked, or its owner is suspended or gone.</li>
<li><code>403 key_scope_missing</code>: the key lacks the scope in <code>details.scope</code>.</li>
<li><code>403 key_not_for_this</code>: no key may call this.</li>
<li><code>429 too_many_requests</code>: wait for as many seconds as <code>Retry-After</code> says.
The limits are those of the partner, whichever key is used.</li>
</ul>
<p>A partner has at most ${mostKeys} keys. A key works until it is revoked: logging out, also
everywhere, and a new password leave it as it is. Keep it on a server, never in a page or an app.
Pictures in conversations are shown only to people who are logged in.</p>
<h3>Webhooks</h3>
<p>We send <code>POST</code> requests to your address (at most ${mostAddresses}; https on the usual
port of a public machine) with a body such as</p>
<pre><code>{
  "id": "0195...",
  "type": "booking.requested",
  "createdAt": "2026-03-03T14:00:00.000Z",
  "about": "0195...",
  "data": { "_id": "0195...", ... }
}</code></pre>
<p><code>data</code> is what the API answers for the thing, as it stands at the moment of sending,
and <code>null</code> if it is gone by then: a booking, a listing, a message, a viewing, a move
without its planning, a month of the schedule with <code>bookingId</code>, or a payout.
<code>about</code> is the id of that thing, for a move or a month that of its booking, also where
the thing is gone; only a test is about nothing and has <code>null</code>. The same event may come twice and, after a failure, later than a newer one: know it by its <code>id</code>.</p>
<div class="scroll"><table><thead><tr><th>Event</th><th>When</th></tr></thead><tbody>
${webhookEventNames.map(name => `<tr><td>${code(name)}</td><td>${escapeHtml(webhookEvents[name])}</td></tr>`).join('\n')}
</tbody></table></div>
<p>Answer with any status from 200 to 299 within 10 seconds. Anything else, also a redirect, counts
as a failure: we try again after 1, 2, 4 and so on up to 256 minutes, for 24 hours. An address that
takes nothing for 24 hours is switched off, and its owner is told by email. The log of deliveries
is kept for ${logKeptDays} days, and from it everything can be sent again.</p>
<h3>Checking the signature</h3>
<p>Every delivery has a header <code>Holdall-Signature: t=&lt;seconds&gt;,v1=&lt;hex&gt;</code>: the
HMAC-SHA256 of <code>&lt;seconds&gt;.&lt;body&gt;</code> with the secret of the address. In Node:</p>
<pre><code>${escapeHtml(signatureCheck)}</code></pre>
</section>`
}

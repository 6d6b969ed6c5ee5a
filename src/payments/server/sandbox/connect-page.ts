import { escapeHtml } from '#foundation/server/mail/mail-frame.ts'
import { sandboxPage } from './sandbox-frame.ts'
import type { Body } from './sandbox-table.ts'

export function connectPage(account: Body, code: string, publicUrl: string): Response {
  const action = `/sandbox/connect/${account.id}?code=${encodeURIComponent(code)}`
  return sandboxPage(
    { title: 'Set up payouts', publicUrl },
    `<h1>Set up payouts</h1>
<p>Signed in as ${escapeHtml(String(account.email ?? 'a partner'))}. The provider would ask for your identity and your bank account here; the sandbox fills in made-up ones.</p>
<div class="card">
<form method="post" action="${action}">
<button name="outcome" value="complete">Fill everything in and finish</button>
<button class="plain" name="outcome" value="leave">Leave it unfinished</button>
<button class="plain" name="outcome" value="reject">Be turned down by the provider</button>
</form>
</div>`,
  )
}

export function usedLinkPage(publicUrl: string): Response {
  const heading = 'This link has been used'
  return sandboxPage(
    { title: heading, publicUrl, status: 410 },
    `<h1>${heading}</h1><p>Each link to the provider works once and for a few minutes.</p><p><a href="${publicUrl}/bank-details">Go to your bank details</a></p>`,
  )
}

import { type Form, inner, text } from './form-body.ts'
import { type Body, lockObject, readObject, updateObject } from './sandbox-table.ts'
import {
  create,
  emit,
  invalid,
  missing,
  type SandboxWork,
  sandboxId,
  seconds,
} from './sandbox-work.ts'

const wanted = ['individual.verification.document', 'external_account']

export async function createAccount(work: SandboxWork, form: Form): Promise<Body> {
  if (text(form, 'country') !== 'GB') invalid('Only the United Kingdom is played here.', 'country')
  return create(work, 'account', {
    id: sandboxId('acct'),
    object: 'account',
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    country: 'GB',
    created: seconds(work.now),
    details_submitted: false,
    email: text(form, 'email') ?? null,
    external_accounts: { object: 'list', data: [], has_more: false, url: '' },
    metadata: inner(form, 'metadata'),
    payouts_enabled: false,
    requirements: requirements(wanted, 'requirements.past_due'),
  })
}

export async function updateAccount(work: SandboxWork, id: string, form: Form): Promise<Body> {
  const account = (await lockObject(work.tx, id)) ?? missing('account', id)
  const changed = { ...account, email: text(form, 'email') ?? account.email }
  await updateObject(work.tx, changed)
  emit(work, 'account.updated', changed)
  return changed
}

/** A link works once and only for a short time, so it is made when somebody asks for it. */
export async function createAccountLink(work: SandboxWork, form: Form): Promise<Body> {
  const id = text(form, 'account') ?? ''
  const account = (await lockObject(work.tx, id)) ?? missing('account', id)
  const code = sandboxId('link')
  const expires = seconds(work.now) + 300
  const link = {
    code,
    expires,
    returnUrl: text(form, 'return_url') ?? work.publicUrl,
    refreshUrl: text(form, 'refresh_url') ?? work.publicUrl,
  }
  await updateObject(work.tx, { ...account, _: { link } })
  return {
    id: code,
    object: 'account_link',
    created: seconds(work.now),
    expires_at: expires,
    url: `${work.publicUrl}/sandbox/connect/${id}?code=${code}`,
  }
}

export interface OpenLink {
  account: Body
  returnUrl: string
  refreshUrl: string
  isOpen: boolean
}

export async function openLink(
  work: SandboxWork,
  accountId: string,
  code: string,
): Promise<OpenLink | undefined> {
  const account = await readObject(work.tx, accountId)
  const link = (account?._ as { link?: Record<string, string | number> } | undefined)?.link
  if (!account || link?.code !== code) return undefined
  return {
    account,
    returnUrl: String(link.returnUrl),
    refreshUrl: String(link.refreshUrl),
    isOpen: Number(link.expires) > seconds(work.now),
  }
}

export type OnboardingOutcome = 'complete' | 'leave' | 'reject'

export async function finishOnboarding(
  work: SandboxWork,
  accountId: string,
  outcome: OnboardingOutcome,
): Promise<Body> {
  const account = (await lockObject(work.tx, accountId)) ?? missing('account', accountId)
  const { _: used, ...rest } = account
  if (outcome === 'leave') return account
  const changed: Body =
    outcome === 'complete'
      ? {
          ...(rest as Body),
          capabilities: { transfers: 'active' },
          details_submitted: true,
          payouts_enabled: true,
          external_accounts: {
            object: 'list',
            data: [
              {
                object: 'bank_account',
                bank_name: 'SANDBOX BANK',
                last4: '4321',
                fingerprint: `bank of ${accountId}`,
              },
            ],
            has_more: false,
            url: '',
          },
          requirements: requirements([], null),
        }
      : {
          ...(rest as Body),
          capabilities: { transfers: 'inactive' },
          details_submitted: true,
          payouts_enabled: false,
          requirements: requirements([], 'rejected.other'),
        }
  await updateObject(work.tx, changed)
  emit(work, 'account.updated', changed)
  return changed
}

function requirements(due: string[], reason: string | null) {
  return {
    currently_due: due,
    eventually_due: due,
    past_due: due,
    pending_verification: [],
    disabled_reason: reason,
    errors: [],
    alternatives: [],
    current_deadline: null,
  }
}

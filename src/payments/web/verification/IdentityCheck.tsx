import { useQuery } from '@tanstack/react-query'
import { Check } from '#accounts/web/verification/AccountChecks.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { ShieldIcon } from '#design/ui/icons/StatusIcons.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import type { Verification } from '../../rules/verification-wire.ts'
import { useConnect } from '../bank-details/use-connect.ts'
import { verificationQuery } from '../queries.ts'
import { copy } from './copy.ts'

export function IdentityCheck() {
  const verification = useQuery(verificationQuery)
  const { connect, fault } = useConnect('account-verification')
  const { data } = verification
  if (!data) {
    const hasFailed = verification.isError && !verification.isFetching
    return (
      <Check
        icon={<ShieldIcon />}
        title={copy.identity}
        badge={null}
        action={
          hasFailed && (
            <Button variant="secondary" size="sm" onClick={() => void verification.refetch()}>
              {copy.again}
            </Button>
          )
        }
      >
        {hasFailed ? (
          <span role="alert">{copy.failed}</span>
        ) : (
          <span aria-busy="true">{copy.loading}</span>
        )}
      </Check>
    )
  }
  const wish = data.provider === 'none' ? copy.connect : copy.goOn
  const canGoOn = data.provider === 'none' || data.provider === 'incomplete'
  return (
    <Check
      icon={<ShieldIcon />}
      title={copy.identity}
      badge={
        data.isVerified ? (
          <Badge tone="success" icon={<CheckIcon />}>
            {copy.verified}
          </Badge>
        ) : (
          <Badge tone="warning">{copy.open}</Badge>
        )
      }
      action={
        canGoOn && (
          <Button
            variant="secondary"
            size="sm"
            loading={connect.busy}
            onClick={() => void connect.run()}
          >
            {wish}
          </Button>
        )
      }
    >
      {wordsOf(data)}
      {fault && <FormFault>{fault}</FormFault>}
    </Check>
  )
}

function wordsOf({ isVerified, provider, missing, document }: Verification): string {
  const wasSeen = provider === 'ready' || document.state === 'accepted'
  if (wasSeen && !isVerified) return copy.renamed
  if (provider !== 'ready' && document.state === 'accepted') return copy.seen
  return [copy.states[provider], ...missing.map(wish => `${wish}.`)].join(' ')
}

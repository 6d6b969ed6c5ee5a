import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { type AuthenticatorOffer, accounts, type SecurityState } from '../api.ts'
import { withProof } from '../form/proof.ts'
import { securityQuery } from '../me-query.ts'
import { Setting } from '../profile/Section.tsx'
import { useAction } from '../use-action.ts'
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx'
import { copy } from './copy.ts'

export function AuthenticatorSetting({ state }: { state: SecurityState }) {
  const [offer, setOffer] = useState<AuthenticatorOffer>()
  const setUp = useAction(async () => setOffer(await withProof(accounts.offerAuthenticator)))
  return (
    <Setting
      title={copy.security.authenticator}
      explained={
        state.authenticator ? copy.security.authenticatorOn : copy.security.authenticatorOff
      }
      action={
        state.authenticator ? (
          <RemoveAuthenticator />
        ) : (
          <Button variant="secondary" size="sm" loading={setUp.busy} onClick={setUp.run}>
            {copy.security.setUp}
          </Button>
        )
      }
    >
      {offer && <AuthenticatorDialog offer={offer} onClose={() => setOffer(undefined)} />}
    </Setting>
  )
}

function RemoveAuthenticator() {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const remove = useAction(async () => {
    await withProof(accounts.removeAuthenticator)
    setAsking(false)
    toast.success(copy.security.removed)
    await queries.invalidateQueries({ queryKey: securityQuery.queryKey })
  })
  return (
    <div className="flex items-center gap-3">
      <Badge tone="success">{copy.security.on}</Badge>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {copy.security.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.security.removeQuestion}
        confirmLabel={copy.security.remove}
        cancelLabel={copy.security.keep}
        danger
        onConfirm={remove.run}
      >
        {copy.security.removeExplained}
      </ConfirmDialog>
    </div>
  )
}

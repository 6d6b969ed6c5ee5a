import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyButton } from '#design/ui/actions/CopyButton.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { type AuthenticatorOffer, accounts } from '../api.ts'
import { CodeForm } from '../form/CodeForm.tsx'
import { withProof } from '../form/proof.ts'
import { meQuery, securityQuery, sessionsQuery } from '../me-query.ts'
import { copy } from './copy.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

interface AuthenticatorDialogProps {
  offer: AuthenticatorOffer
  onClose: () => void
}

/** The recovery codes come last, because they exist only after the first right code. */
export function AuthenticatorDialog({ offer, onClose }: AuthenticatorDialogProps) {
  const [codes, setCodes] = useState<string[]>()
  const queries = useQueryClient()
  const confirm = async (code: string) => {
    const answer = await withProof(() => accounts.confirmAuthenticator(code))
    setCodes(answer.codes)
    // Confirming also turned two-step login on and logged other devices out.
    for (const { queryKey } of [meQuery, securityQuery, sessionsQuery]) {
      void queries.invalidateQueries({ queryKey })
    }
  }
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={copy.security.scanHeading} size="sm">
      <p className="text-ink-soft">{copy.security.scan}</p>
      <img
        src={offer.qrCode}
        alt={copy.security.qrCode}
        width={192}
        height={192}
        className="mx-auto my-4 size-48 rounded-card bg-white p-2"
      />
      <p className="text-ink-soft text-sm">{copy.security.secret}</p>
      <p className="mt-1 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <code className="wrap-anywhere font-semibold">{offer.secret}</code>
        <CopyButton text={offer.secret} label={copy.security.copySecret} />
      </p>
      <CodeForm submitLabel={copy.security.confirm} send={confirm} />
    </Dialog>
  )
}

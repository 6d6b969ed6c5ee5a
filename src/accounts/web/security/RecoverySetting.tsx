import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { accounts, type SecurityState } from '../api.ts'
import { withProof } from '../form/proof.ts'
import { securityQuery } from '../me-query.ts'
import { Setting } from '../profile/Section.tsx'
import { useAction } from '../use-action.ts'
import { copy } from './copy.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

export function RecoverySetting({ state }: { state: SecurityState }) {
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const queries = useQueryClient()
  const make = useAction(async () => {
    const answer = await withProof(accounts.newRecoveryCodes)
    setAsking(false)
    setCodes(answer.codes)
    await queries.invalidateQueries({ queryKey: securityQuery.queryKey })
  })
  if (!state.enable2fa) return null
  const hasCodes = state.recoveryCodesLeft > 0
  return (
    <Setting
      title={copy.security.recovery}
      explained={copy.security.recoveryLeft(state.recoveryCodesLeft)}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={make.busy && !hasCodes}
          onClick={hasCodes ? () => setAsking(true) : make.run}
        >
          {copy.security.newCodes}
        </Button>
      }
    >
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.security.newCodesQuestion}
        confirmLabel={copy.security.newCodes}
        onConfirm={make.run}
      >
        {copy.security.newCodesExplained}
      </ConfirmDialog>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Setting>
  )
}

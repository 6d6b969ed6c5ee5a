import { createFileRoute } from '@tanstack/react-router'
import { ProofDialog } from '#accounts/web/reauthentication/ProofDialog.tsx'
import { PolicyDesk } from '#payments/web/policy/PolicyDesk.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'

export const Route = createFileRoute('/_dashboard/admin/policy')({ component: PolicyPage })

function PolicyPage() {
  return (
    <ConsoleFrame section="policy">
      <PolicyDesk />
      <ProofDialog />
    </ConsoleFrame>
  )
}

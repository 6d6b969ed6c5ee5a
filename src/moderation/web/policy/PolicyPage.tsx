import { createFileRoute } from '@tanstack/react-router'
import { ProofDialog } from '#accounts/web/reauthentication/ProofDialog.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { PolicyDesk } from '#payments/web/policy/PolicyDesk.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from '../copy.ts'

export const Route = createFileRoute('/_dashboard/admin/policy')({ component: PolicyPage })

function PolicyPage() {
  useDashboardTitle(copy.title)
  return (
    <ConsoleFrame>
      <PolicyDesk />
      <ProofDialog />
    </ConsoleFrame>
  )
}

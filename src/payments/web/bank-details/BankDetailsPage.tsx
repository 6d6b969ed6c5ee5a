import { createFileRoute } from '@tanstack/react-router'
import { ProofDialog } from '#accounts/web/reauthentication/ProofDialog.tsx'
import { pageIn } from '#design/lists/list-search.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { BalanceFigures } from './BalanceFigures.tsx'
import { type ConnectSearch, readConnectSearch } from './connect-search.ts'
import { copy } from './copy.ts'
import { EarningsPanel } from './EarningsPanel.tsx'
import { PayoutAccountPanel } from './PayoutAccountPanel.tsx'
import { PayoutsPanel } from './PayoutsPanel.tsx'
import { SellerDetailsPanel } from './SellerDetailsPanel.tsx'

interface BankDetailsSearch extends ConnectSearch {
  page?: number
}

export const Route = createFileRoute('/_dashboard/bank-details')({
  validateSearch: (search: Record<string, unknown>): BankDetailsSearch => ({
    ...readConnectSearch(search),
    ...pageIn(search),
  }),
  component: BankDetailsPage,
})

function BankDetailsPage() {
  useDashboardTitle(copy.title)
  const { page = 1 } = Route.useSearch()
  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-ink-soft">{copy.intro}</p>
      <div className="grid gap-6 xl:grid-cols-[3fr_2fr]">
        <PayoutAccountPanel from="bank-details" />
        <SellerDetailsPanel />
      </div>
      <BalanceFigures />
      <EarningsPanel />
      <PayoutsPanel page={page} />
      <ProofDialog />
    </div>
  )
}

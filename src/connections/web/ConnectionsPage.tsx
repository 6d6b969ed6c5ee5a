import { createFileRoute } from '@tanstack/react-router'
import { ProofDialog } from '#accounts/web/reauthentication/ProofDialog.tsx'
import { ExternalIcon } from '#design/ui/icons/AccountIcons.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { copy } from './copy.ts'
import { KeysSection } from './keys/KeysSection.tsx'
import { AddressesSection } from './webhooks/AddressesSection.tsx'

export const Route = createFileRoute('/_dashboard/connections')({ component: ConnectionsPage })

function ConnectionsPage() {
  useDashboardTitle(copy.title)
  return (
    <div className="grid max-w-3xl gap-6">
      <div>
        <p className="max-w-measure text-ink-soft">{copy.intro}</p>
        <a
          href="/api/v1/docs#connections"
          target="_blank"
          rel="noreferrer"
          className="tall-link mt-1 inline-flex items-center gap-1.5"
        >
          {copy.guide}
          <ExternalIcon />
          <span className="sr-only">({copy.guideOpens})</span>
        </a>
      </div>
      <KeysSection />
      <AddressesSection />
      <ProofDialog />
    </div>
  )
}

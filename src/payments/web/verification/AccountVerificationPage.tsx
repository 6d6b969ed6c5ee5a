import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ProofDialog } from '#accounts/web/reauthentication/ProofDialog.tsx'
import { AccountChecks } from '#accounts/web/verification/AccountChecks.tsx'
import { readConnectSearch } from '../bank-details/connect-search.ts'
import { verificationQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { DocumentPanel } from './DocumentPanel.tsx'
import { IdentityCheck } from './IdentityCheck.tsx'

export const Route = createFileRoute('/_dashboard/account-verification')({
  validateSearch: readConnectSearch,
  component: AccountVerificationPage,
})

function AccountVerificationPage() {
  const { data } = useQuery(verificationQuery)
  const isOpen = data && !(data.isVerified && data.document.state === 'none')
  return (
    <div className="grid max-w-3xl gap-6">
      <AccountChecks>
        <IdentityCheck />
      </AccountChecks>
      {data && !data.isVerified && data.provider !== 'ready' && (
        <p className="text-ink-soft">{copy.meanwhile}</p>
      )}
      {isOpen && <DocumentPanel verification={data} />}
      <ProofDialog />
    </div>
  )
}

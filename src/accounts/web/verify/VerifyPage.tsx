import { createFileRoute } from '@tanstack/react-router'
import { otpDigits } from '#design/ui/fields/otp-digits.ts'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { type AuthSearch, authSearch } from '../auth-search.ts'
import { copy } from './copy.ts'
import { VerifyAsVisitor } from './VerifyAsVisitor.tsx'
import { VerifyMyEmail } from './VerifyMyEmail.tsx'

interface VerifySearch extends AuthSearch {
  code?: string
  email?: string
}

export const Route = createFileRoute('/_auth/verify')({
  validateSearch: (search: Record<string, unknown>): VerifySearch => ({
    ...authSearch(search),
    ...(search.code !== undefined && { code: otpDigits(String(search.code)) }),
    ...(typeof search.email === 'string' && { email: search.email }),
  }),
  component: VerifyPage,
})

function VerifyPage() {
  const { code, email, ...back } = Route.useSearch()
  const session = useSession()
  return (
    <>
      <PageHead title={copy.title} secret />
      {session.status === 'unknown' && <Opening />}
      {session.status === 'in' && <VerifyMyEmail initialCode={code} back={back} />}
      {session.status === 'out' && (
        <VerifyAsVisitor initialCode={code} initialEmail={email} back={back} />
      )}
    </>
  )
}

/** Until the browser's store is read, it is unknown who is logged in. */
function Opening() {
  return (
    <AuthPanel heading={copy.title}>
      <Loading>
        <div className="grid gap-5">
          <Skeleton className="h-20" />
          <Skeleton className="h-13" />
        </div>
      </Loading>
    </AuthPanel>
  )
}

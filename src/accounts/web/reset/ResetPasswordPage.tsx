import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { accounts } from '../api.ts'
import { showFailure } from '../form/show-failure.ts'
import { copy } from './copy.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { leaveRefusedLink } from './refused-link.ts'

export const Route = createFileRoute('/_auth/reset-password/$token')({
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { token } = Route.useParams()
  const router = useRouter()
  const check = useQuery({
    queryKey: ['accounts', 'reset-token', token],
    queryFn: ({ signal }) => accounts.checkResetToken(token, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const refused = isApiFailure(check.error) && check.error.status < 500 && !check.error.isNetwork

  useEffect(() => {
    if (!refused) return
    showFailure(check.error)
    leaveRefusedLink(router)
  }, [refused, check.error, router])

  return (
    <>
      <PageHead title={copy.reset.title} secret />
      <AuthPanel heading={copy.reset.heading} intro={copy.reset.intro}>
        {check.isSuccess && <NewPasswordForm token={token} />}
        {check.isError && !refused && (
          <ErrorState title={copy.reset.unchecked} onRetry={() => void check.refetch()}>
            {check.error.message}
          </ErrorState>
        )}
        {!check.isSuccess && (!check.isError || refused) && (
          <Loading label={copy.reset.checking}>
            <div className="grid gap-5">
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
              <Skeleton className="h-13" />
            </div>
          </Loading>
        )}
      </AuthPanel>
    </>
  )
}

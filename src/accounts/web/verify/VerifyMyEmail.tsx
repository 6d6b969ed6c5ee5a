import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#design/toast/toast.ts'
import { amendSession } from '#foundation/web/session/session-store.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { accounts, type VerificationState } from '../api.ts'
import type { AuthSearch } from '../auth-search.ts'
import { CodeForm } from '../form/CodeForm.tsx'
import { startSession } from '../start-session.ts'
import { copy } from './copy.ts'
import { DemoMail } from './DemoMail.tsx'
import { OtherAccount } from './OtherAccount.tsx'
import { ResendCode } from './ResendCode.tsx'

/** Never cached: the code may have been sent or used on another device. */
const verificationQuery = queryOptions({
  queryKey: ['accounts', 'verification'],
  queryFn: accounts.verification,
  staleTime: 0,
  gcTime: 0,
})

interface VerifyMyEmailProps {
  initialCode?: string | undefined
  /** Where they were going; a log-in to another account takes it along. */
  back: AuthSearch
}

/** For somebody logged in: the session knows whose address it is. */
export function VerifyMyEmail({ initialCode, back }: VerifyMyEmailProps) {
  const queries = useQueryClient()
  const { data: state, isError, dataUpdatedAt } = useQuery(verificationQuery)
  useEffect(() => {
    // They opened the link of the email on another device.
    if (state?.isVerified) void amendSession({ isVerified: true })
  }, [state?.isVerified])

  const verify = async (otp: string) => {
    const answer = await accounts.verify({ otp })
    toast.success(copy.done)
    await startSession(answer)
  }
  const wait = (retryAfter: number, isSent: boolean) =>
    queries.setQueryData<VerificationState>(
      verificationQuery.queryKey,
      before => before && { ...before, retryAfter, codeWorks: isSent || before.codeWorks },
    )
  return (
    <AuthPanel
      heading={copy.heading}
      intro={<span className="wrap-anywhere">{introOf(state)}</span>}
      footer={<OtherAccount back={back} />}
    >
      <CodeForm
        submitLabel={copy.submit}
        help={copy.help}
        initialCode={initialCode}
        send={verify}
      />
      <ResendCode
        until={state ? dataUpdatedAt + state.retryAfter * 1000 : isError ? 0 : undefined}
        hasCode={state?.codeWorks ?? true}
        send={async () =>
          accounts.resendCode(state?.email ?? (await accounts.verification()).email)
        }
        onWait={wait}
      />
      <DemoMail to={state?.email} />
    </AuthPanel>
  )
}

function introOf(state: VerificationState | undefined): string {
  if (!state) return copy.intro
  return state.codeWorks ? copy.introTo(state.email) : copy.introNoCode(state.email)
}

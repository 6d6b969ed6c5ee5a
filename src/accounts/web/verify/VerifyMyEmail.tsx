import { useRouter } from '@tanstack/react-router'
import { logOut } from '#foundation/web/session/log-out.ts'
import { toast } from '#foundation/web/toast/toast.ts'
import { Button } from '#foundation/web/ui/Button.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { accounts } from '../api.ts'
import { enter } from '../enter.ts'
import { CodeForm } from '../form/CodeForm.tsx'
import { lastCodeSent } from './code-sent.ts'
import { copy } from './copy.ts'
import { DemoMail } from './DemoMail.tsx'
import { ResendCode } from './ResendCode.tsx'

/** For somebody who has just signed up or logged in: the session says whose address it is. */
export function VerifyMyEmail({ initialCode }: { initialCode?: string | undefined }) {
  const router = useRouter()
  const email = lastCodeSent()?.email
  const verify = async (otp: string) => {
    const answer = await accounts.verify({ otp })
    toast.success(copy.done)
    await enter(answer)
  }
  const leave = async () => {
    await logOut()
    router.history.push('/login')
  }
  return (
    <AuthPanel
      heading={copy.heading}
      intro={email ? copy.introTo(email) : copy.intro}
      footer={
        <p className="flex flex-wrap items-center gap-x-2">
          {copy.wrongAccount}
          <Button variant="ghost" className="-ml-3 px-3" onClick={leave}>
            {copy.logOut}
          </Button>
        </p>
      }
    >
      <CodeForm
        submitLabel={copy.submit}
        help={copy.help}
        initialCode={initialCode}
        send={verify}
      />
      <ResendCode send={() => (email ? accounts.resendCode(email) : accounts.resendMyCode())} />
      <DemoMail to={email} />
    </AuthPanel>
  )
}

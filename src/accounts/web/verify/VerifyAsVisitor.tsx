import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Email } from '#accounts/rules/credentials.ts'
import { toast } from '#design/toast/toast.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { accounts } from '../api.ts'
import type { AuthSearch } from '../auth-search.ts'
import { copy as accountCopy } from '../copy.ts'
import { CodeForm } from '../form/CodeForm.tsx'
import { startSession } from '../start-session.ts'
import { copy } from './copy.ts'
import { ResendCode } from './ResendCode.tsx'

interface VerifyAsVisitorProps {
  initialCode?: string | undefined
  initialEmail?: string | undefined
  /** Where they were going; the log-in link takes it along. */
  back: AuthSearch
}

/** For links opened on another device than the one used for signing up. */
export function VerifyAsVisitor({ initialCode, initialEmail = '', back }: VerifyAsVisitorProps) {
  const { email, type, error, checkedEmail } = useTypedEmail(initialEmail)
  const [until, setUntil] = useState(0)
  const verify = async (otp: string) => {
    const mailbox = checkedEmail()
    if (!mailbox) return
    const answer = await accounts.verify({ email: mailbox, otp })
    toast.success(copy.done)
    await startSession(answer)
  }
  const resend = async () => {
    const mailbox = checkedEmail()
    return mailbox ? accounts.resendCode(mailbox) : undefined
  }
  return (
    <AuthPanel
      heading={copy.title}
      intro={copy.introElsewhere}
      footer={
        <Link to="/login" search={back} className="text-link touch-target">
          {copy.logIn}
        </Link>
      }
    >
      <CodeForm
        submitLabel={copy.submit}
        help={copy.help}
        initialCode={initialCode}
        send={verify}
        before={
          <TextField
            id={emailId}
            label={accountCopy.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            error={error}
            onChange={event => type(event.target.value)}
          />
        }
      />
      <ResendCode
        hasCode
        until={until}
        send={resend}
        onWait={seconds => setUntil(Date.now() + seconds * 1000)}
      />
    </AuthPanel>
  )
}

const emailId = 'verify-email'

function useTypedEmail(initialEmail: string) {
  const [email, setEmail] = useState(initialEmail)
  const [error, setError] = useState<string>()
  const type = (text: string) => {
    setEmail(text)
    setError(undefined)
  }
  /** `undefined` when the field shows an error. */
  const checkedEmail = (): string | undefined => {
    const checked = Email.safeParse(email)
    if (checked.success) return checked.data
    setError(checked.error.issues[0]?.message)
    document.getElementById(emailId)?.focus()
    return undefined
  }
  return { email, type, error, checkedEmail }
}

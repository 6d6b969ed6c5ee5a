import { useState } from 'react'
import { z } from 'zod'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { accounts, type SignedIn } from '../api.ts'
import { CodeForm } from '../form/CodeForm.tsx'
import { Form, SubmitButton } from '../form/Form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { copy } from './copy.ts'

interface SecondStepProps {
  challengeId: string
  onDone: (answer: SignedIn) => Promise<void>
  onStartAgain: () => void
}

export function SecondStep({ challengeId, onDone, onStartAgain }: SecondStepProps) {
  const [byRecovery, setByRecovery] = useState(false)
  const startAgain = () => {
    onStartAgain()
    rescueFocus()
  }
  const send = async (code: string) => onDone(await accounts.finishLogin({ challengeId, code }))
  return (
    <>
      {byRecovery ? (
        <RecoveryCodeForm send={send} />
      ) : (
        <CodeForm autoFocus submitLabel={copy.secondStep.submit} send={send} />
      )}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button variant="ghost" className="-mx-5" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? copy.secondStep.useCode : copy.secondStep.useRecovery}
        </Button>
        <Button variant="ghost" className="-mx-5" onClick={startAgain}>
          {copy.secondStep.startAgain}
        </Button>
      </div>
    </>
  )
}

const Recovery = z.object({
  code: z.string().trim().min(6, copy.secondStep.recoveryMissing).max(20),
})

function RecoveryCodeForm({ send }: { send: (code: string) => Promise<void> }) {
  const { field, submit, busy, fault } = useAccountForm({
    schema: Recovery,
    send: ({ code }) => send(code),
  })
  return (
    <Form onSubmit={submit} fault={fault}>
      <TextField
        {...field('code')}
        autoFocus
        label={copy.secondStep.recovery}
        help={copy.secondStep.recoveryHelp}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton size="lg" wide loading={busy}>
        {copy.secondStep.submit}
      </SubmitButton>
    </Form>
  )
}

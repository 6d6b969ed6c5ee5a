import { type ReactNode, useId, useRef, useState } from 'react'
import { OneTimeCode } from '#accounts/rules/credentials.ts'
import { OtpField } from '#design/ui/fields/OtpField.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { copy } from '../copy.ts'
import { Form, SubmitButton } from './Form.tsx'
import { forgetFailures, isFailure, sentenceOf, showFailure } from './show-failure.ts'

interface CodeFormProps {
  submitLabel: string
  send: (code: string) => Promise<void>
  help?: string
  initialCode?: string
  before?: ReactNode
  autoFocus?: boolean
}

const aboutCodes: readonly string[] = ['code_refused', 'second_step_refused', 'invalid']

/** A refused code stays in the field, so that it can be corrected. */
export function CodeForm({
  submitLabel,
  send,
  help,
  initialCode = '',
  before,
  autoFocus,
}: CodeFormProps) {
  const id = useId()
  const { code, type, submit, error, fault, busy } = useCode({ id, initialCode, send })
  return (
    <Form onSubmit={submit} fault={fault}>
      {before}
      <OtpField
        id={id}
        name="otp"
        label={copy.code}
        help={help}
        error={error}
        value={code}
        autoFocus={autoFocus}
        onChange={type}
      />
      <SubmitButton size="lg" wide loading={busy}>
        {submitLabel}
      </SubmitButton>
    </Form>
  )
}

interface CodeOptions extends Pick<CodeFormProps, 'send'> {
  /** A refused code moves the focus here. */
  id: string
  initialCode: string
}

function useCode({ id, initialCode, send }: CodeOptions) {
  const [code, setCode] = useState(initialCode)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const refuse = (words: string) => {
    setError(words)
    document.getElementById(id)?.focus()
  }
  const submit = async () => {
    if (sending.current) return
    const checked = OneTimeCode.safeParse(code)
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? copy.unexpected)
    sending.current = true
    setBusy(true)
    setFault(undefined)
    forgetFailures()
    try {
      await send(checked.data)
    } catch (failure) {
      const isOfCode = isApiFailure(failure) && aboutCodes.includes(failure.code)
      showFailure(failure, { atForm: !isOfCode })
      if (isOfCode) refuse(failure.message)
      else if (isFailure(failure)) setFault(sentenceOf(failure))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const type = (digits: string) => {
    setCode(digits)
    setError(undefined)
  }
  return { code, type, submit, error, fault, busy }
}

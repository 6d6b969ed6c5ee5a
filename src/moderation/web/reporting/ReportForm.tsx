import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Form, StillMissing, SubmitButton } from '#accounts/web/form/Form.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { api } from '#foundation/web/api/api.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { type ReportReason, reportReasons } from '../../rules/report-reasons.ts'
import type { FiledReport, ReportForm as Report } from '../../rules/report-wire.ts'
import { copy } from './copy.ts'
import { missingIn } from './missing-in.ts'
import { listingIn, type ReportSearch } from './report-search.ts'

export function ReportForm({ search }: { search: ReportSearch }) {
  const session = useSession()
  const isHydrated = useHydrated()
  const isIn = session.status === 'in'
  const report = useReport(search, isIn)
  const { typed, kept, subject, filed, send } = report
  const missing = missingIn({ ...typed, hasSubject: subject !== undefined })
  if (filed) return <Thanks caseNumber={filed} isTold={isIn || typed.email.trim() !== ''} />
  if (search.booking && session.status === 'out') return <LogInFirst />
  return (
    <Card>
      <h1 className="text-3xl">{copy.heading}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {copy.intro[subject?.about ?? 'none']} {copy.danger}
      </p>
      <Form onSubmit={send.run} fault={send.fault}>
        {/* Anything typed before the page's JavaScript runs would be lost. */}
        <fieldset disabled={!isHydrated} className="contents">
          <RestoredNotice kept={kept} sent />
          <ReportFields {...{ search, isIn, report }} />
          <StillMissing>{missing}</StillMissing>
          <SubmitButton size="lg" loading={send.busy} disabled={missing !== undefined}>
            {copy.send}
          </SubmitButton>
        </fieldset>
      </Form>
    </Card>
  )
}

interface TypedReport {
  address: string
  reason: ReportReason | ''
  words: string
  email: string
}

const nothing: TypedReport = { address: '', reason: '', words: '', email: '' }

/** Somebody signed in finds what they typed when they come back. */
function useReport(search: ReportSearch, isIn: boolean) {
  const { listing, booking, person } = search
  const name = `report.${person ? 'person' : ''}.${listing ?? booking ?? ''}`
  const { typed, change: type, kept, markSent } = useTyped(name, nothing)
  const [filed, setFiled] = useState<string>()
  const pressed = usePressKey(name)
  const subject = subjectOf(search, typed.address)
  const send = useAction(
    async () => {
      const { reason, words, email } = typed
      if (!subject || reason === '') return
      const report: Report = {
        ...subject,
        reason,
        words: words.trim(),
        ...(!isIn && email.trim() !== '' && { email: email.trim() }),
      }
      const { caseNumber } = await pressed(report, idempotencyKey =>
        api.post<FiledReport>('/reports', report, { idempotencyKey }),
      )
      markSent()
      setFiled(caseNumber)
    },
    { atForm: true },
  )
  return { typed, type, kept, subject, filed, send }
}

interface ReportFieldsProps {
  search: ReportSearch
  isIn: boolean
  report: Pick<ReturnType<typeof useReport>, 'typed' | 'type' | 'subject'>
}

function ReportFields({ search, isIn, report: { typed, type, subject } }: ReportFieldsProps) {
  const { address, reason, words, email } = typed
  return (
    <>
      {!search.listing && !search.booking && (
        <TextField
          label={copy.link}
          help={copy.linkHelp}
          value={address}
          onChange={event => type({ address: event.target.value })}
          error={address !== '' && !subject && copy.linkWrong}
        />
      )}
      <Select
        label={copy.reason}
        placeholder={copy.choose}
        value={reason}
        options={Object.entries(reportReasons).map(([value, label]) => ({ value, label }))}
        onChange={event => type({ reason: event.target.value as ReportReason })}
      />
      <TextArea
        label={copy.words}
        help={copy.wordsHelp}
        rows={6}
        maxLength={2000}
        value={words}
        onChange={event => type({ words: event.target.value })}
      />
      {!isIn && (
        <TextField
          label={copy.email}
          help={copy.emailHelp}
          type="email"
          autoComplete="email"
          optional
          value={email}
          onChange={event => type({ email: event.target.value })}
        />
      )}
    </>
  )
}

function subjectOf(
  { listing, booking, person }: ReportSearch,
  address: string,
): Pick<Report, 'about' | 'id'> | undefined {
  if (booking) return { about: person ? 'person' : 'booking', id: booking }
  const id = listing ?? listingIn(address)
  return id ? { about: 'listing', id } : undefined
}

function Thanks({ caseNumber, isTold }: { caseNumber: string; isTold: boolean }) {
  return (
    <Card role="status" className="grid gap-4">
      <h1 className="text-3xl">{copy.thanks}</h1>
      <p>
        {copy.thanksWords} <strong className="whitespace-nowrap">{caseNumber}</strong>.
      </p>
      <p className="text-ink-soft">{isTold ? copy.told : copy.notTold}</p>
      <Link to="/" className={`justify-self-start ${buttonClass({ variant: 'secondary' })}`}>
        {copy.back}
      </Link>
    </Card>
  )
}

function LogInFirst() {
  const { href } = useLocation()
  return (
    <Card className="grid gap-4">
      <h1 className="text-3xl">{copy.heading}</h1>
      <p>{copy.logIn}</p>
      <Link
        to="/login"
        search={{ redirect: href }}
        className={`justify-self-start ${buttonClass()}`}
      >
        {copy.toLogIn}
      </Link>
    </Card>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Form, StillMissing, SubmitButton } from '#accounts/web/form/Form.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { toast } from '#design/toast/toast.ts'
import { Select } from '#design/ui/choices/Select.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { type ReportOutcome, reportOutcomes } from '../../rules/report-reasons.ts'
import type { Report } from '../../rules/report-wire.ts'
import { copy } from './copy.ts'
import { closeReport, reportsKey } from './reports-api.ts'

const words = copy.close

interface Typed {
  outcome: ReportOutcome | ''
  answer: string
}

const nothing: Typed = { outcome: '', answer: '' }

export function CloseReport({ report: { _id: id, reporter, replyTo } }: { report: Report }) {
  const isTold = reporter !== null || replyTo !== null
  const queries = useQueryClient()
  const { typed, change, kept, markSent } = useTyped(`report.close.${id}`, nothing)
  const { outcome, answer } = typed
  const closing = useAction(
    async () => {
      if (outcome === '') return
      await closeReport(id, { outcome, answer: answer.trim() })
      markSent()
      toast.success(isTold ? words.done : words.doneUntold)
      await queries.invalidateQueries({ queryKey: reportsKey })
    },
    { atForm: true },
  )
  const missing = missingIn(typed)
  return (
    <Panel heading={words.heading}>
      <Form onSubmit={closing.run} fault={closing.fault}>
        <RestoredNotice kept={kept} sent />
        <Select
          label={words.outcome}
          placeholder={words.choose}
          value={outcome}
          options={reportOutcomes.map(value => ({ value, label: copy.outcomes[value] }))}
          onChange={event => change({ outcome: event.target.value as ReportOutcome })}
        />
        <TextArea
          label={words.answer}
          help={isTold ? words.answerHelp : words.answerKept}
          rows={4}
          maxLength={1000}
          value={answer}
          onChange={event => change({ answer: event.target.value })}
        />
        <StillMissing>{missing}</StillMissing>
        <SubmitButton loading={closing.busy} disabled={missing !== undefined}>
          {words.send}
        </SubmitButton>
      </Form>
    </Panel>
  )
}

function missingIn({ outcome, answer }: Typed): string | undefined {
  if (outcome === '') return words.missing.outcome
  return answer.trim() === '' ? words.missing.answer : undefined
}

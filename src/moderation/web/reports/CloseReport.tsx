import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, SubmitButton } from '#accounts/web/form/Form.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { toast } from '#design/toast/toast.ts'
import { Select } from '#design/ui/choices/Select.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { type ReportOutcome, reportOutcomes } from '../../rules/report-reasons.ts'
import { copy } from './copy.ts'
import { closeReport, reportsKey } from './reports-api.ts'

const words = copy.close

export function CloseReport({ id }: { id: string }) {
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<ReportOutcome | ''>('')
  const [answer, setAnswer] = useState('')
  const closing = useAction(
    async () => {
      if (outcome === '') return
      await closeReport(id, { outcome, answer: answer.trim() })
      toast.success(words.done)
      await queries.invalidateQueries({ queryKey: reportsKey })
    },
    { atForm: true },
  )
  return (
    <Panel heading={words.heading}>
      <Form onSubmit={closing.run} fault={closing.fault}>
        <Select
          label={words.outcome}
          placeholder={words.choose}
          value={outcome}
          options={reportOutcomes.map(value => ({ value, label: copy.outcomes[value] }))}
          onChange={event => setOutcome(event.target.value as ReportOutcome)}
        />
        <TextArea
          label={words.answer}
          help={words.answerHelp}
          rows={4}
          maxLength={1000}
          value={answer}
          onChange={event => setAnswer(event.target.value)}
        />
        <SubmitButton loading={closing.busy} disabled={outcome === '' || answer.trim() === ''}>
          {words.send}
        </SubmitButton>
      </Form>
    </Panel>
  )
}

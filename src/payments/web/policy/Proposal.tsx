import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { focusFirstFault } from '#design/ui/fields/focus-first-fault.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { changeable, feeKeepers, type PolicyChange } from '#foundation/rules/policy-values.ts'
import type { AdoptedPolicy } from '../../rules/policy/policy-wire.ts'
import { AdoptDialog } from './AdoptDialog.tsx'
import { copy } from './copy.ts'
import { policyDesk } from './policy-api.ts'
import {
  differences,
  type Faults,
  type PolicyKey,
  readTyped,
  typedFrom,
  unitOf,
} from './policy-fields.ts'
import { ReplayResult } from './ReplayResult.tsx'

const words = copy.proposal
const keepers = feeKeepers.map(value => ({ value, label: copy.keepers[value] }))

/** Other terms can be tried on past bookings before they are adopted. */
export function Proposal({ current }: { current: AdoptedPolicy['terms'] }) {
  const { typed, faults, isUnchanged, trial, type, submit } = useTrial(current)
  const [isAdopting, setAdopting] = useState(false)
  return (
    <Panel heading={words.heading}>
      <p className="mb-5 max-w-measure text-ink-soft">{words.intro}</p>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TermFields {...{ typed, faults, type }} />
        {isUnchanged && (
          <p role="status" className="text-ink-soft">
            {words.unchanged}
          </p>
        )}
        {trial.error && <FormFault>{trial.error.message}</FormFault>}
        <div>
          <Button type="submit" variant="secondary" loading={trial.isPending}>
            {words.replay}
          </Button>
        </div>
      </form>
      {trial.data && (
        <ReplayResult replay={trial.data.replay}>
          <Button onClick={() => setAdopting(true)}>{copy.adopt.open}</Button>
        </ReplayResult>
      )}
      {isAdopting && trial.data && (
        <AdoptDialog
          current={current}
          change={trial.data.change}
          onClose={() => setAdopting(false)}
        />
      )}
    </Panel>
  )
}

function useTrial(current: AdoptedPolicy['terms']) {
  const [typed, setTyped] = useState(() => typedFrom(current))
  const [faults, setFaults] = useState<Faults>({})
  const [isUnchanged, setUnchanged] = useState(false)
  const since = current.version
  const trial = useMutation({
    mutationFn: async (change: PolicyChange) => ({
      change,
      replay: await policyDesk.replay({ since, change }),
    }),
  })
  // A result belongs to the values that were tried, so it disappears when a value changes.
  const type = (key: PolicyKey, text: string) => {
    setTyped(before => ({ ...before, [key]: text }))
    setFaults(before => ({ ...before, [key]: undefined }))
    setUnchanged(false)
    trial.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readTyped(typed)
    setFaults('faults' in read ? read.faults : {})
    if ('faults' in read) return focusFirstFault('main')
    const isSame = differences(current, read.change).length === 0
    setUnchanged(isSame)
    if (!isSame) trial.mutate(read.change)
  }
  return { typed, faults, isUnchanged, trial, type, submit }
}

type TermFieldsProps = Pick<ReturnType<typeof useTrial>, 'typed' | 'faults' | 'type'>

function TermFields({ typed, faults, type }: TermFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {changeable.map(key => {
        const field = {
          label: copy.labels[key],
          help: copy.help[key],
          value: typed[key],
          error: faults[key],
          onChange: (event: { target: { value: string } }) => type(key, event.target.value),
        }
        return key === 'feeKeptBy' ? (
          <Select key={key} {...field} options={keepers} />
        ) : (
          <TextField key={key} {...field} {...unitOf(key)} inputMode="decimal" autoComplete="off" />
        )
      })}
    </div>
  )
}

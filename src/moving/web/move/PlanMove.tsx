import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Form, StillMissing, SubmitButton } from '#accounts/web/form/Form.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { DateField } from '#design/ui/pickers/DateField.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { isFreeIn, type MoveWindow, moveWindows, slotPeriod } from '#moving/rules/move-windows.ts'
import type { Move } from '#moving/rules/move-wire.ts'
import { windowWords } from '#moving/rules/window-text.ts'
import { moving } from '../api.ts'
import { useKeepMove } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.plan
const noDrivers: NonNullable<Move['planning']>['drivers'] = []

export function PlanMove({ move, onDone }: { move: Move; onDone: () => void }) {
  const { planning } = move
  const drivers = planning?.drivers ?? noDrivers
  const keep = useKeepMove()
  const [date, setDate] = useState(move.date)
  const [window, setWindow] = useState<MoveWindow>(move.window)
  const [driver, setDriver] = useState(planning?.driver ?? '')
  const plan = useAction(
    async () => {
      keep(await moving.planMove(move._id, { driver, date, window }))
      toast.success(words.saved)
      onDone()
    },
    { atForm: true },
  )
  if (drivers.length === 0) return <NoDrivers />
  const options = driverOptions(drivers, { date, window })
  const isChosen = options.some(({ value, disabled }) => value === driver && !disabled)
  const missing = date === '' ? words.missing.day : isChosen ? undefined : words.missing.driver
  return (
    <Form onSubmit={plan.run} fault={plan.fault}>
      <h3 className="font-semibold text-base">{words.heading}</h3>
      <div className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
        <DateField
          label={words.day}
          value={date}
          min={planning?.firstDay}
          max={planning?.lastDay ?? undefined}
          required
          onChange={event => setDate(event.target.value)}
        />
        <Select
          label={words.window}
          value={window}
          options={moveWindows.map(value => ({ value, label: windowWords(value) }))}
          onChange={event => setWindow(event.target.value as MoveWindow)}
        />
      </div>
      <Select
        label={words.driver}
        value={isChosen ? driver : ''}
        placeholder={words.choose}
        options={options}
        onChange={event => setDriver(event.target.value)}
      />
      <StillMissing>{missing}</StillMissing>
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={missing !== undefined} loading={plan.busy}>
          {words.save}
        </SubmitButton>
        {move.state !== 'requested' && (
          <Button variant="ghost" onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}

function NoDrivers() {
  return (
    <Alert tone="info" title={words.heading}>
      <p className="mb-3">{words.noDrivers}</p>
      <Link to="/drivers" className={buttonClass({ size: 'sm' })}>
        {words.addDrivers}
      </Link>
    </Alert>
  )
}

/** A driver who is busy then is listed but cannot be chosen. */
function driverOptions(drivers: typeof noDrivers, slot: { date: string; window: MoveWindow }) {
  const period = slot.date === '' ? undefined : slotPeriod(slot)
  return drivers.map(({ _id, name, busy }) => {
    const periods = busy.map(one => ({ start: new Date(one.startsAt), end: new Date(one.endsAt) }))
    const isFree = !period || isFreeIn(periods, period)
    return { value: _id, label: isFree ? name : words.busy(name), disabled: !isFree }
  })
}

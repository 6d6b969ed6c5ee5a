import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { CopyButton } from '#design/ui/actions/CopyButton.tsx'
import type { Move } from '#moving/rules/move-wire.ts'
import { moving } from '../api.ts'
import { FailButton } from '../FailButton.tsx'
import { useKeepMove } from '../queries.ts'
import { copy } from './copy.ts'
import { PlanMove } from './PlanMove.tsx'

interface HostActionsProps {
  move: Move
  isBack: boolean
}

export function HostActions({ move, isBack }: HostActionsProps) {
  const mayPlan = move.allowed.includes('assign')
  const [isPlanning, setPlanning] = useState(move.state === 'requested')
  const again = move.state === 'failed' ? copy.plan.again : copy.plan.change
  return (
    <div className="mt-6 grid gap-5 border-hairline border-t pt-5">
      {(move.state === 'assigned' || move.state === 'collected') && <SheetLink move={move} />}
      {mayPlan && isPlanning && (
        <PlanMove
          key={`${move.state} ${move.startsAt}`}
          move={move}
          onDone={() => setPlanning(false)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {mayPlan && !isPlanning && (
          <Button variant="secondary" onClick={() => setPlanning(true)}>
            {move.state === 'requested' ? copy.plan.heading : again}
          </Button>
        )}
        {!isPlanning && <Marks move={move} isBack={isBack} />}
      </div>
    </div>
  )
}

function SheetLink({ move }: { move: Move }) {
  const url = move.planning?.daySheetUrl
  if (!url || !move.driver) return null
  return (
    <div className="rounded-field bg-sunk px-4 py-3">
      <p className="text-sm">{copy.sheet.words(move.driver.firstName)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <CopyButton text={url} label={copy.sheet.copy} />
        <a href={url} target="_blank" rel="noreferrer" className="tall-link text-sm">
          {copy.sheet.open}
        </a>
      </div>
    </div>
  )
}

function Marks({ move, isBack }: HostActionsProps) {
  const keep = useKeepMove()
  const mark = useAction(async (event: 'collect' | 'deliver') => {
    keep(await moving.markMove(move._id, { event }))
    toast.success(copy.marks.done)
  })
  const next = move.allowed.find(event => event === 'collect' || event === 'deliver')
  return (
    <>
      {(next === 'collect' || next === 'deliver') && (
        <Button variant="secondary" loading={mark.busy} onClick={() => void mark.run(next)}>
          {copy.marks[isBack ? 'giveBack' : next]}
        </Button>
      )}
      {move.allowed.includes('fail') && (
        <FailButton
          move={move._id}
          help={copy.marks.failWords}
          onFail={async reason => keep(await moving.markMove(move._id, { event: 'fail', reason }))}
        />
      )}
    </>
  )
}

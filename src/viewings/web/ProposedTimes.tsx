import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { dayAndTime } from '#viewings/rules/viewing-words.ts'
import type { Viewing } from '#viewings/rules/wire.ts'
import { viewings } from './api.ts'
import { copy } from './copy.ts'
import { useReloadViewings } from './queries.ts'

/** Buttons appear only for the side that may pick. */
export function ProposedTimes({ viewing }: { viewing: Viewing }) {
  const { allowed, proposed, other } = viewing
  const event = allowed.includes('pick')
    ? 'pick'
    : allowed.includes('accept')
      ? 'accept'
      : undefined
  const reload = useReloadViewings()
  const agree = useAction(async (time: string) => {
    if (!event) return
    try {
      await viewings.answer(viewing._id, { event, time })
      toast.success(copy.agreed)
    } finally {
      await reload()
    }
  })
  return (
    <div className="mt-4">
      <h3 className="mb-2 font-semibold text-base">
        {event ? copy.proposed.others(other) : copy.proposed.mine}
      </h3>
      <ul className="grid gap-2">
        {proposed.map(time => {
          const words = dayAndTime(new Date(time))
          return (
            <li
              key={time}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-sunk px-4 py-2"
            >
              <time dateTime={time} className="tabular-nums">
                {words}
              </time>
              {event && (
                <Button
                  size="sm"
                  aria-label={copy.pick(words)}
                  loading={agree.busy}
                  onClick={() => void agree.run(time)}
                >
                  {copy.agree}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

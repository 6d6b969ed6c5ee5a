import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import type { Thread } from '../../rules/wire.ts'
import { messages } from '../api.ts'
import { copy } from '../copy.ts'
import { keepThread } from '../known/queries.ts'

const words = copy.write

interface ClosedThreadProps {
  thread: Thread
  closed: NonNullable<Thread['closed']>
}

export function ClosedThread({ thread, closed }: ClosedThreadProps) {
  const queries = useQueryClient()
  const unblock = useAction(async () => {
    const now = await messages.unblock(thread._id)
    keepThread(queries, now)
    toast.success(now.closed ? words.unblockedByYou : words.unblocked)
  })
  const { firstName } = thread.with
  const why = {
    'by you': words.blockedByYou(firstName),
    'by them': words.blockedByThem,
    left: words.otherLeft,
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t bg-sunk px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      <p>{why[closed]}</p>
      {closed === 'by you' && (
        <Button variant="secondary" size="sm" loading={unblock.busy} onClick={unblock.run}>
          {words.unblock}
        </Button>
      )}
    </div>
  )
}

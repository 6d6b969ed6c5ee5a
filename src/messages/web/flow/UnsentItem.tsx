import { Button } from '#design/ui/actions/Button.tsx'
import { copy } from '../copy.ts'
import type { Unsent } from '../writing/kept-writing.ts'
import { Bubble } from './Bubble.tsx'

const words = copy.write

interface UnsentItemProps {
  one: Unsent
  onTryAgain: () => void
  onGiveUp: () => void
}

export function UnsentItem({ one, onTryAgain, onGiveUp }: UnsentItemProps) {
  const { text, pictures, state, fault } = one
  const hasFailed = state === 'failed'
  return (
    <Bubble
      who={copy.thread.you}
      text={text}
      pictures={pictures}
      isMine
      isOnItsWay={!hasFailed}
      below={!hasFailed && words.sending}
      notes={
        hasFailed && (
          <div className="grid max-w-[min(34rem,86%)] justify-items-end gap-1">
            <p role="alert" className="text-right font-semibold text-danger text-sm">
              {words.failed} {fault}
            </p>
            <div className="flex gap-2">
              <Button variant="ghost" size="sm" onClick={onGiveUp}>
                {words.remove}
              </Button>
              <Button variant="secondary" size="sm" onClick={onTryAgain}>
                {words.tryAgain}
              </Button>
            </div>
          </div>
        )
      }
    />
  )
}

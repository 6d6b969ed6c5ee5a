import { longestMessage } from '../../rules/message-terms.ts'
import { copy } from '../copy.ts'

/** Shown only near the limit; before that it would be noise. */
const worthTelling = 200

export function LettersLeft({ count }: { count: number }) {
  const left = longestMessage - count
  return (
    <p role="status" className="shrink-0 tabular-nums">
      {left <= worthTelling && copy.write.left(left)}
    </p>
  )
}

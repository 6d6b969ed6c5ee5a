import { longestMessage } from '../../rules/message-terms.ts'
import { copy } from '../copy.ts'

/** Near the end one wants to know how much is left; before that it would only be in the way. */
const worthTelling = 200

export function LettersLeft({ count }: { count: number }) {
  const left = longestMessage - count
  return (
    <p role="status" className="shrink-0 tabular-nums">
      {left <= worthTelling && copy.write.left(left)}
    </p>
  )
}

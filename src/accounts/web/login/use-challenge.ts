import { useLayoutEffect, useState } from 'react'
import { awaitedCode, forgetAwaited, keepAwaited } from '../form/awaited-code.ts'

/** Nobody is logged in yet. */
const owner = 'visitor'

/** What the server waits for a code for, once the password was right. */
export function useChallenge() {
  const [challengeId, setChallengeId] = useState<string>()
  // The first drawing has to match the server's, which knows nothing of this tab.
  useLayoutEffect(() => setChallengeId(awaitedCode('second-step', owner)), [])
  return {
    challengeId,
    begin(id: string) {
      keepAwaited('second-step', owner, id)
      setChallengeId(id)
    },
    startAgain() {
      forgetAwaited('second-step')
      setChallengeId(undefined)
    },
    /** The page stays as it is until the next one shows. */
    forget: () => forgetAwaited('second-step'),
  }
}

import { useSyncExternalStore } from 'react'
import { accounts } from '../api.ts'
import { PasswordDialog } from '../form/PasswordDialog.tsx'
import { answerProofQuestion, isAskingForProof, onProofQuestion } from '../form/proof.ts'
import { copy } from './copy.ts'

/** Needed once on every page that calls `withProof`. */
export function ProofDialog() {
  const open = useSyncExternalStore(onProofQuestion, isAskingForProof, () => false)
  if (!open) return null
  return (
    <PasswordDialog
      title={copy.heading}
      submitLabel={copy.submit}
      onClose={() => answerProofQuestion(false)}
      send={async password => {
        await accounts.proveItsMe(password)
        answerProofQuestion(true)
      }}
    >
      <p>{copy.intro}</p>
    </PasswordDialog>
  )
}

import { useSyncExternalStore } from 'react'
import { accounts } from '../api.ts'
import { copy } from '../copy.ts'
import { PasswordDialog } from '../form/PasswordDialog.tsx'
import { answerProofQuestion, isAskingForProof, onProofQuestion } from './proof.ts'

/** Stands once on every page that makes sensitive calls through `withProof`. */
export function ProofDialog() {
  const open = useSyncExternalStore(onProofQuestion, isAskingForProof, () => false)
  if (!open) return null
  return (
    <PasswordDialog
      title={copy.proof.heading}
      submitLabel={copy.proof.submit}
      onClose={() => answerProofQuestion(false)}
      send={async password => {
        await accounts.proveItsMe(password)
        answerProofQuestion(true)
      }}
    >
      <p>{copy.proof.intro}</p>
    </PasswordDialog>
  )
}

import { isApiFailure } from '#foundation/web/api/api-failure.ts'

/** The dialog was closed. That is no failure, so no error is shown. */
export class ProofDeclined extends Error {}

type Answer = (proved: boolean) => void

let asking: Answer | undefined
const listeners = new Set<() => void>()

/** When the login is too old for this call, asks for the password and calls once more. */
export async function withProof<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isApiFailure(error, 'reauth_required')) throw error
  }
  if (!(await askForProof())) throw new ProofDeclined()
  return act()
}

export function isAskingForProof(): boolean {
  return asking !== undefined
}

export function onProofQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function answerProofQuestion(proved: boolean): void {
  asking?.(proved)
  change(undefined)
}

function askForProof(): Promise<boolean> {
  answerProofQuestion(false)
  return new Promise(resolve => change(resolve))
}

function change(next: Answer | undefined): void {
  asking = next
  for (const listener of listeners) listener()
}

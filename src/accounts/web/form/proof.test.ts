import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#foundation/web/api/api-failure.ts'
import { answerProofQuestion, isAskingForProof, ProofDeclined, withProof } from './proof.ts'

const tooOld = () => new ApiFailure({ status: 403, code: 'reauth_required', message: 'Again?' })

afterEach(() => answerProofQuestion(false))

test('a call that needs no proof asks nothing', async () => {
  await expect(withProof(async () => 'done')).resolves.toBe('done')
  expect(isAskingForProof()).toBe(false)
})

test('an old login is asked for the password, and the call is made once more', async () => {
  const call = vi.fn().mockRejectedValueOnce(tooOld()).mockResolvedValueOnce('done')
  const result = withProof(call)
  await expect.poll(isAskingForProof).toBe(true)
  answerProofQuestion(true)
  await expect(result).resolves.toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
  expect(isAskingForProof()).toBe(false)
})

test('somebody who closes the question declines, and nothing is called again', async () => {
  const call = vi.fn().mockRejectedValue(tooOld())
  const result = withProof(call)
  const declined = expect(result).rejects.toBeInstanceOf(ProofDeclined)
  await expect.poll(isAskingForProof).toBe(true)
  answerProofQuestion(false)
  await declined
  expect(call).toHaveBeenCalledTimes(1)
})

test('every other failure is passed on as it is', async () => {
  const failure = new ApiFailure({ status: 422, code: 'invalid', message: 'No.' })
  await expect(withProof(() => Promise.reject(failure))).rejects.toBe(failure)
})

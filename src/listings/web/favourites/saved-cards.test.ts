import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#foundation/web/api/api.ts'
import { ApiFailure } from '#foundation/web/api/api-failure.ts'
import { findOffered } from './saved-cards.ts'

afterEach(() => vi.restoreAllMocks())

it('a space of a visitor that is gone or paused is not offered', async () => {
  const gone = new ApiFailure({ status: 404, code: 'not_found', message: 'It is not there.' })
  vi.spyOn(api, 'get')
    .mockResolvedValueOnce({ _id: 'garage', available: true })
    .mockResolvedValueOnce({ _id: 'garage', available: false })
    .mockRejectedValueOnce(gone)
  expect(await findOffered('garage')).toMatchObject({ _id: 'garage' })
  expect(await findOffered('garage')).toBeUndefined()
  expect(await findOffered('garage')).toBeUndefined()
})

it('a fault on the way says nothing about whether a space is offered', async () => {
  const lost = new ApiFailure({ status: 0, code: 'network', message: 'Network error' })
  vi.spyOn(api, 'get').mockRejectedValue(lost)
  await expect(findOffered('garage')).rejects.toThrow('Network error')
})

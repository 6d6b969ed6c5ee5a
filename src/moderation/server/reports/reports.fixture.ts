import type { TestApp } from '#test/app-under-test.ts'
import { anAddress, type Person } from '#test/factories.ts'

export const about = (listing: { _id: string }, rest: Record<string, unknown> = {}) => ({
  about: 'listing',
  id: listing._id,
  reason: 'not_as_described',
  words: 'The door is much narrower than it says.',
  ...rest,
})

export function reportsOf(cast: () => { app: TestApp; operator: { token: string } }) {
  /** Each comes from an address of its own, so that the limit does not count them together. */
  const report = (body: unknown, who: Partial<Person> = {}, headers: Record<string, string> = {}) =>
    cast().app.post('/reports', body, { token: who.token, address: anAddress(), headers })
  const find = async (caseNumber: string) => {
    const { app, operator } = cast()
    const { body } = await app.get(`/admin/reports?q=${caseNumber}`, operator)
    return body.data[0]
  }
  const pathOf = async (caseNumber: string) => `/admin/reports/${(await find(caseNumber))._id}`
  const readOne = async (caseNumber: string) => {
    const { app, operator } = cast()
    return (await app.get(await pathOf(caseNumber), operator)).body.data
  }
  const close = async (caseNumber: string, decision: unknown) =>
    cast().app.patch(await pathOf(caseNumber), decision, cast().operator)
  return { report, find, readOne, close }
}

import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design/ui/states/Alert.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { failingQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.failing

/** Only where something fails. Whether anything does can be looked at another time. */
export function FailingNotice() {
  const { data: failing = [] } = useQuery(failingQuery)
  if (failing.length === 0) return null
  return (
    <Alert tone="danger" title={words.title(failing.length)} className="mb-5">
      <p>{words.about}</p>
      <ul className="mt-2 grid gap-2">
        {failing.map(({ work, id, failures, since, nextTryAt }) => (
          <li key={`${work} ${id}`} title={id}>
            <p className="font-semibold text-ink">
              {words.work(work)} <span className="whitespace-nowrap">{shortId(id)}</span>
            </p>
            <p>{words.failed(failures, formatMoment(new Date(since)))}</p>
            <p>{words.next(formatMoment(new Date(nextTryAt)))}</p>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { earningsQuery, payoutAccountQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.unpayable

/** For a host with earnings who has no bank details yet. */
export function UnpayableAlert() {
  const { data: earnings } = useQuery(earningsQuery(undefined))
  const hasEarned = earnings?.months.some(({ earnedPence }) => earnedPence > 0) ?? false
  const { data: account } = useQuery({ ...payoutAccountQuery, enabled: hasEarned })
  if (!hasEarned || (account?.state !== 'none' && account?.state !== 'incomplete')) return null
  return (
    <Alert
      tone="warning"
      title={words.title}
      action={
        <Link to="/bank-details" className={buttonClass({ variant: 'secondary' })}>
          {words.action}
        </Link>
      }
      className="mb-6"
    >
      {words.words}
    </Alert>
  )
}

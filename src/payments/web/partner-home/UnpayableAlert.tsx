import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { earningsQuery, payoutAccountQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.unpayable

/** Whether a partner has earnings and no bank details yet; undefined until that is known. */
export function useIsUnpayable(): boolean | undefined {
  const { data: earnings, isPending } = useQuery(earningsQuery(undefined))
  const hasEarned = earnings?.months.some(({ earnedPence }) => earnedPence > 0) ?? false
  const account = useQuery({ ...payoutAccountQuery, enabled: hasEarned })
  if (isPending || (hasEarned && account.isPending)) return undefined
  return hasEarned && (account.data?.state === 'none' || account.data?.state === 'incomplete')
}

export function UnpayableAlert() {
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

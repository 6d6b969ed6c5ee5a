import { useSiteFacts } from '#foundation/web/head/site-facts.ts'
import { copy } from './copy.ts'

export function DemoMail({ to }: { to?: string | undefined }) {
  const { demo } = useSiteFacts()
  if (!demo) return null
  return (
    <p className="rounded-card bg-kraft-soft p-4 text-sm">
      {copy.demoMail.words}{' '}
      <a
        href={to ? `/dev/outbox?to=${encodeURIComponent(to)}` : '/dev/outbox'}
        target="_blank"
        rel="noreferrer"
        className="text-link touch-target"
      >
        {copy.demoMail.read}
      </a>
    </p>
  )
}

import type { ReactNode } from 'react'
import { formatPence, pence as inPence } from '#foundation/rules/money.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'

export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-sm tabular-nums @min-[40rem]:whitespace-nowrap">
      {formatMoment(new Date(at))}
    </time>
  )
}

export function Amount({ pence }: { pence: number }) {
  return (
    <span className="whitespace-nowrap font-semibold tabular-nums">
      {formatPence(inPence(pence))}
    </span>
  )
}

export function TwoLines({ first, second }: { first: ReactNode; second?: string }) {
  return (
    <div className="wrap-anywhere min-w-0">
      <p className="font-semibold">{first}</p>
      {second && <p className="text-balance text-ink-soft text-sm">{second}</p>}
    </div>
  )
}

export function NameAndEmail({ name, email }: { name: string; email: string }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      <EmailLine email={email} />
    </div>
  )
}

/** Breaks before the @ if it must, and elsewhere only if that is not enough. */
export function EmailLine({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'))
  return (
    <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </p>
  )
}

import type { ReactNode } from 'react'
import { EmailText } from '#design/ui/base/EmailText.tsx'
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
      <p className="text-balance font-semibold">{first}</p>
      {second && <p className="text-balance text-ink-soft text-sm">{second}</p>}
    </div>
  )
}

export function NameAndEmail({ name, email }: { name: string; email: string }) {
  return (
    <div className="min-w-0 @min-[40rem]:min-w-28">
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      <EmailLine email={email} />
    </div>
  )
}

export function EmailLine({ email }: { email: string }) {
  return (
    <p className="text-ink-soft text-sm">
      <EmailText>{email}</EmailText>
    </p>
  )
}

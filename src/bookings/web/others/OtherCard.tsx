import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Alternative } from '#bookings/rules/wire.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { sizeText } from '#listings/rules/space-size.ts'
import { copy } from './copy.ts'

interface OtherCardProps {
  other: Alternative
  action: string
  onChoose: () => void
  children?: ReactNode
}

export function OtherCard({ other: { listing, totalPence }, action, ...rest }: OtherCardProps) {
  return (
    <li className="grid gap-2 border-hairline border-t pt-4 first:border-t-0 first:pt-0">
      <Link
        to="/book/$id"
        params={{ id: listing._id }}
        className="text-link wrap-anywhere font-semibold"
      >
        {listing.storageTitle}
      </Link>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {[listing.address, listing.storageSize && sizeText(listing.storageSize.name)]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold tabular-nums">{copy.total(formatPence(pence(totalPence)))}</p>
        <Button variant="secondary" size="sm" onClick={rest.onChoose}>
          {action}
        </Button>
      </div>
      {rest.children}
    </li>
  )
}

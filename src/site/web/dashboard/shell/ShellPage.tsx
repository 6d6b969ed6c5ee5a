import type { ComponentType } from 'react'
import { BookingTabSkeletons } from '#bookings/web/list/BookingCards.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PartnerCardSkeletons } from '#listings/web/dashboard/PartnerCardSkeletons.tsx'
import { BeginningOfWizard } from '#listings/web/wizard/frame/BeginningOfWizard.tsx'
import { Rows } from './Rows.tsx'

/** What these pages begin with; with a query they may show something else. */
const pages: Record<string, ComponentType> = {
  '/listings': PartnerCardSkeletons,
  '/listings/create': BeginningOfWizard,
  '/your-storage': Bookings,
}

export function ShellPage({ href }: { href: string }) {
  const Page = pages[href] ?? Rows
  return <Page />
}

function Bookings() {
  return (
    <>
      <Skeleton className="mb-2 h-11 w-24" />
      <BookingTabSkeletons />
    </>
  )
}

import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { copy } from './copy.ts'

export const partnerCardGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-5'

/** Below the place of their number. */
export function PartnerCardSkeletons() {
  return (
    <Loading label={copy.loading}>
      <Skeleton className="mb-4 h-lh w-20" />
      <div className={partnerCardGrid}>
        <PartnerCardSkeleton />
        <PartnerCardSkeleton />
        <PartnerCardSkeleton />
      </div>
    </Loading>
  )
}

/** As high as a card that is live, whose title takes two lines on a phone. */
function PartnerCardSkeleton() {
  return (
    <Card flush className="flex flex-col">
      <Skeleton className="aspect-[3/2] rounded-none" />
      <div className="flex flex-1 flex-col gap-1.5 p-4 sm:p-5">
        <p className="font-display text-lg leading-tight">
          <Skeleton className="h-lh w-4/5 max-sm:h-[2lh]" />
        </p>
        <p className="text-sm">
          <Skeleton className="h-lh w-3/5" />
        </p>
        <p className="pt-1">
          <Skeleton className="h-lh w-1/2" />
        </p>
        <p className="text-sm">
          <Skeleton className="h-lh w-1/3" />
        </p>
      </div>
      <div className="flex items-center justify-between border-hairline border-t px-4 py-2 sm:px-5">
        <Skeleton className="h-11 w-28" />
        <Skeleton className="h-11 w-24" />
      </div>
    </Card>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { Pagination } from '#design/ui/navigation/Pagination.tsx'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { ListingCard } from '#listings/web/card/ListingCard.tsx'
import { RatingText } from '#listings/web/card/RatingText.tsx'
import { FactsList } from '#listings/web/public/about/FactsList.tsx'
import type { PartnerPage as Partner } from '../../rules/facts-wire.ts'
import { copy } from './copy.ts'
import { ReviewsOfPartner } from './ReviewsOfPartner.tsx'
import type { ReadPartner } from './read-partner.ts'

export const Route = createFileRoute('/_public/partner/$id')({
  loader: async ({ params }) => (await import('./read-partner.ts')).loadPartner(params.id),
  component: PartnerPage,
})

function PartnerPage() {
  const loaded = Route.useLoaderData()
  const [page, setPage] = useState(1)
  const { partner, total, pageSize } = usePartner(loaded, page)
  const { firstName, listings } = partner
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-edge py-8 sm:px-8 sm:py-12">
      <PageHead
        title={copy.title(firstName)}
        description={copy.description(firstName)}
        path={`/partner/${partner._id}`}
      />
      <Who partner={partner} />
      <section aria-labelledby="spaces" className="grid gap-5">
        <h2 id="spaces" className="text-2xl">
          {copy.spaces(total)}
        </h2>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {listings.map(listing => (
            <li key={listing._id} className="grid">
              <ListingCard listing={listing} />
            </li>
          ))}
        </ul>
        <Pagination page={page} pageCount={Math.ceil(total / pageSize)} onPage={setPage} />
      </section>
      <ReviewsOfPartner id={partner._id} first={loaded.reviews} />
    </div>
  )
}

/** The first page of spaces came with this page; others are loaded when chosen. */
function usePartner(loaded: ReadPartner, page: number): ReadPartner {
  const { _id: id } = loaded.partner
  const later = useQuery({
    queryKey: ['reviews', 'partner', id, page],
    queryFn: async ({ signal }) =>
      (await import('./read-partner.ts')).readPartner(id, page, signal),
    enabled: page > 1,
    placeholderData: keepPreviousData,
  })
  return page === 1 ? loaded : (later.data ?? loaded)
}

function Who({ partner }: { partner: Partner }) {
  const { firstName, profilePicture, memberSince, hostKind, idVerified, facts, rating } = partner
  return (
    <header className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={firstName} src={profilePicture} size="lg" />
        <div className="grid gap-1">
          <h1 className="flex flex-wrap items-center gap-3 text-3xl sm:text-4xl">
            {firstName}
            {idVerified && (
              <Badge tone="success" icon={<CheckIcon />} className="font-sans text-base">
                {copy.idVerified}
              </Badge>
            )}
          </h1>
          <p className="text-ink-soft">{copy.since(monthText(memberSince.slice(0, 7)))}</p>
          {hostKind && <p className="text-ink-soft">{copy.hostKinds[hostKind]}</p>}
          <RatingText rating={rating} className="text-base" />
        </div>
      </div>
      <section
        aria-label={copy.facts}
        className="rounded-card border border-hairline bg-surface p-5"
      >
        {facts ? <FactsList facts={facts} /> : <p className="text-ink-soft">{copy.noFacts}</p>}
      </section>
    </header>
  )
}

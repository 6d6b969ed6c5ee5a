import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Breadcrumbs } from '#design/ui/navigation/Breadcrumbs.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { JsonLd } from '#foundation/web/head/JsonLd.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { useSiteFacts } from '#foundation/web/head/site-facts.ts'
import { DrawnCard } from '#listings/web/card/DrawnCard.tsx'
import { HeartButton, onCard } from '#listings/web/favourites/HeartButton.tsx'
import { copy } from './copy.ts'
import { TownLinks } from './TownLinks.tsx'
import { isSpread, TypicalPrices } from './TypicalPrices.tsx'

export const Route = createFileRoute('/_public/storage/$town')({
  loader: async ({ params, abortController }) => {
    const { readTown } = await import('./api.ts')
    const read = await readTown(params.town, abortController.signal)
    if (!read) throw notFound()
    return read
  },
  component: PlacePage,
})

function PlacePage() {
  const { town, listings } = Route.useLoaderData()
  const { name, county, slug, spaces, more, prices, nearby } = town
  const from = town.from === null ? undefined : formatPence(penceFromPounds(town.from))
  const count = copy.spaces(spaces, more)
  return (
    <>
      <PageHead
        title={copy.title(name)}
        description={copy.description(name, count, from)}
        path={`/storage/${slug}`}
      />
      <Trail name={name} slug={slug} />
      <div className="mx-auto max-w-page px-edge pt-3 pb-14 sm:px-8">
        <Breadcrumbs current={name}>
          <Link to="/">{copy.home}</Link>
          <Link to="/storage">{copy.allTowns}</Link>
        </Breadcrumbs>
        <h1 className="mt-3 break-words text-3xl sm:text-5xl">{copy.heading(name)}</h1>
        <p className="mt-4 max-w-measure text-ink-soft text-lg">
          {copy.lead(count, county === name ? undefined : county, from)}
        </p>
        <WaysToSearch name={name} />

        <h2 className="mt-12 text-2xl">{copy.newest(name)}</h2>
        <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {listings.map((listing, index) => (
            <li key={listing._id} className="relative grid">
              <DrawnCard listing={listing} eager={index === 0} />
              <HeartButton listing={listing} className={onCard} />
            </li>
          ))}
        </ul>

        {prices.length > 0 && (
          <section aria-labelledby="prices" className="mt-14">
            <h2 id="prices" className="text-2xl">
              {copy.pricesHeading}
            </h2>
            <p className="mt-2 max-w-measure text-ink-soft">
              {isSpread(prices) ? copy.pricesLead(name) : copy.singlePricesLead(name)}
            </p>
            <TypicalPrices prices={prices} className="mt-6" />
          </section>
        )}

        <BecomePartner name={name} />

        {nearby.length > 0 && (
          <nav aria-labelledby="nearby" className="mt-14">
            <h2 id="nearby" className="text-2xl">
              {copy.nearby}
            </h2>
            <TownLinks towns={nearby} className="mt-4" />
          </nav>
        )}
      </div>
    </>
  )
}

function WaysToSearch({ name }: { name: string }) {
  const search = { s: name.toLowerCase() } as object
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <Link to="/search" search={search} className={buttonClass()}>
        {copy.seeAll}
      </Link>
      <Link
        to="/search"
        search={{ ...search, map: true } as object}
        className={buttonClass({ variant: 'secondary' })}
      >
        {copy.seeMap}
      </Link>
      <Link
        to="/search"
        search={{ ...search, sort: 'rated' } as object}
        className={buttonClass({ variant: 'secondary' })}
      >
        {copy.seeBest}
      </Link>
    </p>
  )
}

function BecomePartner({ name }: { name: string }) {
  return (
    <section
      aria-labelledby="host"
      className="mt-14 grid gap-x-10 gap-y-5 rounded-card border border-hairline bg-sunk p-6 sm:p-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div>
        <h2 id="host" className="text-2xl">
          {copy.host(name)}
        </h2>
        <p className="mt-2 max-w-measure text-ink-soft">{copy.hostWords}</p>
      </div>
      <Link to="/signup" className={buttonClass()}>
        {copy.hostAction}
      </Link>
    </section>
  )
}

function Trail({ name, slug }: { name: string; slug: string }) {
  const { publicUrl } = useSiteFacts()
  const steps = [
    { name: copy.home, path: '/' },
    { name: copy.allTowns, path: '/storage' },
    { name: copy.title(name), path: `/storage/${slug}` },
  ]
  return (
    <JsonLd
      facts={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.name,
          item: publicUrl + step.path,
        })),
      }}
    />
  )
}

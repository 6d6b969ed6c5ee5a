import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy } from './copy.ts'
import { TownLinks } from './TownLinks.tsx'

export const Route = createFileRoute('/_public/storage/')({
  loader: async ({ abortController }) => {
    const { readTowns } = await import('./api.ts')
    return readTowns(abortController.signal)
  },
  component: TownsPage,
})

function TownsPage() {
  const towns = Route.useLoaderData()
  const byLetter = Map.groupBy(
    towns.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB')),
    town => town.name.charAt(0),
  )
  return (
    <div className="mx-auto max-w-page px-edge pt-10 pb-14 sm:px-8">
      <PageHead title={copy.townsTitle} description={copy.townsDescription} path="/storage" />
      <h1 className="text-3xl sm:text-5xl">{copy.townsTitle}</h1>
      <p className="mt-4 max-w-measure text-ink-soft text-lg">
        {towns.length > 0 ? copy.townsLead : copy.noTowns}
      </p>
      {[...byLetter].map(([letter, some]) => (
        <section
          key={letter}
          aria-label={letter}
          className="mt-6 grid grid-cols-[min(1.75rem,10vw)_minmax(0,1fr)] gap-x-2 sm:grid-cols-[3rem_minmax(0,1fr)]"
        >
          <h2 className="pt-2 text-xl">{letter}</h2>
          <TownLinks towns={some} />
        </section>
      ))}
    </div>
  )
}

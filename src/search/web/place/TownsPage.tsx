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
  const inOrder = towns.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))
  const letters = [...new Set(inOrder.map(letterOf))]
  return (
    <div className="mx-auto max-w-page px-edge pt-10 pb-14 sm:px-8">
      <PageHead title={copy.townsTitle} description={copy.townsDescription} path="/storage" />
      <h1 className="text-3xl sm:text-5xl">{copy.townsTitle}</h1>
      <p className="mt-4 max-w-measure text-ink-soft text-lg">
        {towns.length > 0 ? copy.townsLead : copy.noTowns}
      </p>
      {letters.map(letter => (
        <section
          key={letter}
          aria-label={letter}
          className="mt-6 grid grid-cols-[min(1.75rem,10vw)_minmax(0,1fr)] gap-x-2 sm:grid-cols-[3rem_minmax(0,1fr)]"
        >
          <h2 className="pt-2 text-xl">{letter}</h2>
          <TownLinks towns={inOrder.filter(town => letterOf(town) === letter)} />
        </section>
      ))}
    </div>
  )
}

function letterOf({ name }: { name: string }): string {
  return name.charAt(0)
}

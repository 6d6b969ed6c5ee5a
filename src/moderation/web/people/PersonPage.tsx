import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ArrowLeftIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy as consoleCopy } from '../copy.ts'
import { LoadedOne } from '../LoadedOne.tsx'
import { personQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { PersonFile } from './PersonFile.tsx'

const words = copy.person

export const Route = createFileRoute('/_dashboard/admin/people/$id')({
  component: PersonPage,
})

function PersonPage() {
  useDashboardTitle(consoleCopy.title)
  const { id } = Route.useParams()
  const person = useQuery(personQuery(id))
  return (
    <ConsoleFrame>
      <Link
        to="/admin/people"
        className="mb-3 inline-flex min-h-11 items-center gap-2 font-medium text-green hover:underline"
      >
        <ArrowLeftIcon />
        {words.back}
      </Link>
      <LoadedOne one={person} words={words.one} standIn={<SkeletonCard />}>
        {loaded => <PersonFile person={loaded} />}
      </LoadedOne>
    </ConsoleFrame>
  )
}

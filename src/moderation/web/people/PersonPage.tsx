import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { LoadedOne } from '../LoadedOne.tsx'
import { personQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { PersonFile } from './PersonFile.tsx'

const words = copy.person

export const Route = createFileRoute('/_dashboard/admin/people/$id')({
  component: PersonPage,
})

function PersonPage() {
  const { id } = Route.useParams()
  const person = useQuery(personQuery(id))
  const name = person.data && `${person.data.firstName} ${person.data.lastName}`
  return (
    <ConsoleFrame section="people" one={name}>
      <BackLink to="/admin/people">{words.back}</BackLink>
      <LoadedOne one={person} words={words.one} standIn={<SkeletonCard />}>
        {loaded => <PersonFile person={loaded} />}
      </LoadedOne>
    </ConsoleFrame>
  )
}

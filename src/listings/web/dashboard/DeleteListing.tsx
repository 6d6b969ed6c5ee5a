import { useQueryClient } from '@tanstack/react-query'
import { tryToDelete } from '#accounts/web/form/try-to-delete.ts'
import { DeleteButton } from '#design/ui/surfaces/DeleteButton.tsx'
import { listings } from '../api.ts'
import { myListingsQuery } from '../queries.ts'
import { copy } from './copy.ts'

export function DeleteListing({ id, title }: { id: string; title: string }) {
  const queries = useQueryClient()

  const forget = () => {
    queries.setQueryData(myListingsQuery.queryKey, mine => mine?.filter(one => one._id !== id))
    void queries.invalidateQueries({ queryKey: myListingsQuery.queryKey })
  }
  return (
    <DeleteButton
      label={copy.remove(title)}
      question={copy.removeQuestion}
      no={copy.no}
      yes={copy.yes}
      onDelete={() => tryToDelete(() => listings.remove(id))}
      onGone={forget}
    >
      {copy.removeWords(title)}
    </DeleteButton>
  )
}

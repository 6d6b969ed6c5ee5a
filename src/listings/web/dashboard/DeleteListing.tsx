import { useQueryClient } from '@tanstack/react-query'
import { tryToDelete } from '#accounts/web/form/try-to-delete.ts'
import { DeleteButton } from '#design/ui/surfaces/DeleteButton.tsx'
import type { Listing } from '#listings/rules/wire.ts'
import { listings } from '../api.ts'
import { myListingsQuery } from '../queries.ts'
import { copy } from './copy.ts'

export function DeleteListing({ listing, title }: { listing: Listing; title: string }) {
  const { _id: id, status, available } = listing
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
      {copy.removeWords(title, status === 'approved' && available)}
    </DeleteButton>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '#accounts/web/form/show-failure.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { DeleteButton } from '#foundation/web/ui/DeleteButton.tsx'
import { listings } from '../api.ts'
import { myListingsQuery } from '../queries.ts'
import { copy } from './copy.ts'

export function DeleteListing({ id, title }: { id: string; title: string }) {
  const queries = useQueryClient()

  const remove = async (): Promise<boolean> => {
    try {
      await listings.remove(id)
      return true
    } catch (error) {
      // What another tab has deleted is as gone as it should be.
      if (isApiFailure(error, 'not_found')) return true
      showFailure(error)
      return false
    }
  }
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
      onDelete={remove}
      onGone={forget}
    >
      {copy.removeWords(title)}
    </DeleteButton>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { tryToDelete } from '#accounts/web/form/try-to-delete.ts'
import { toast } from '#design/toast/toast.ts'
import { DeleteButton } from '#design/ui/surfaces/DeleteButton.tsx'
import type { Driver } from '#moving/rules/driver-wire.ts'
import { moving } from '../api.ts'
import { driversQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { nameOf } from './name-of.ts'

export function DeleteDriver({ driver }: { driver: Driver }) {
  const queries = useQueryClient()
  const name = nameOf(driver)

  const remove = async () => {
    await moving.deleteDriver(driver._id)
    toast.success(copy.deleted)
  }
  const forget = () =>
    queries.setQueryData(driversQuery.queryKey, known =>
      known?.filter(one => one._id !== driver._id),
    )
  return (
    <DeleteButton
      label={copy.remove(name)}
      question={copy.removeTitle}
      no={copy.no}
      yes={copy.yes}
      onDelete={() => tryToDelete(remove)}
      onGone={forget}
    >
      {copy.removeWords(name)}
    </DeleteButton>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#accounts/web/form/show-failure.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { ConfirmDialog } from '#foundation/web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#foundation/web/ui/Dialog.tsx'
import { IconButton } from '#foundation/web/ui/IconButton.tsx'
import { TrashIcon } from '#foundation/web/ui/icons/ActionIcons.tsx'
import { listings } from '../api.ts'
import { myListingsQuery } from '../queries.ts'
import { copy } from './copy.ts'

export function DeleteListing({ id, title }: { id: string; title: string }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)

  const remove = async () => {
    try {
      await listings.remove(id)
    } catch (error) {
      // What another tab has deleted is as gone as it should be.
      if (!isApiFailure(error, 'not_found')) {
        setAsking(false)
        return showFailure(error)
      }
    }
    setAsking(false)
    queries.setQueryData(myListingsQuery.queryKey, mine => mine?.filter(one => one._id !== id))
    await queries.invalidateQueries({ queryKey: myListingsQuery.queryKey })
  }
  return (
    <>
      <IconButton
        variant="danger"
        label={copy.remove(title)}
        icon={<TrashIcon />}
        onClick={() => setAsking(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.removeQuestion}
        cancelLabel={copy.no}
        confirmLabel={copy.yes}
        danger
        onConfirm={remove}
      >
        {copy.removeWords(title)}
      </ConfirmDialog>
    </>
  )
}

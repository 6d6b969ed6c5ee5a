import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#accounts/web/form/show-failure.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { toast } from '#foundation/web/toast/toast.ts'
import { ConfirmDialog } from '#foundation/web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#foundation/web/ui/Dialog.tsx'
import { IconButton } from '#foundation/web/ui/IconButton.tsx'
import { TrashIcon } from '#foundation/web/ui/icons/ActionIcons.tsx'
import type { Driver } from '#moving/rules/driver-wire.ts'
import { moving } from '../api.ts'
import { driversQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { nameOf } from './name-of.ts'

export function DeleteDriver({ driver }: { driver: Driver }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const name = nameOf(driver)

  const remove = async () => {
    try {
      await moving.deleteDriver(driver._id)
      toast.success(copy.deleted)
    } catch (error) {
      showFailure(error)
      // What another tab has deleted is as gone as it should be.
      if (!isApiFailure(error, 'not_found')) return setAsking(false)
    }
    setAsking(false)
    queries.setQueryData(driversQuery.queryKey, known =>
      known?.filter(one => one._id !== driver._id),
    )
  }
  return (
    <>
      <IconButton
        variant="danger"
        label={copy.remove(name)}
        icon={<TrashIcon />}
        onClick={() => setAsking(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.removeTitle}
        cancelLabel={copy.no}
        confirmLabel={copy.yes}
        danger
        onConfirm={remove}
      >
        {copy.removeWords(name)}
      </ConfirmDialog>
    </>
  )
}

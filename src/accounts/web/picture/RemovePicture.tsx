import { useState } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { useUpdateMe } from '../me-query.ts'
import { useAction } from '../use-action.ts'
import { copy } from './copy.ts'

export function RemovePicture({ me }: { me: User }) {
  const [asking, setAsking] = useState(false)
  const updateMe = useUpdateMe()
  const remove = useAction(async () => {
    await updateMe(await accounts.removePicture(me._id))
    setAsking(false)
    toast.success(accountCopy.updated)
  })
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.removeQuestion}
        confirmLabel={copy.remove}
        cancelLabel={copy.keep}
        onConfirm={remove.run}
      >
        {copy.removeExplained}
      </ConfirmDialog>
    </>
  )
}

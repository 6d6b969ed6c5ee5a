import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import type { WaitingDocument } from '#payments/rules/verification-wire.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { copy } from './copy.ts'
import { decideDocument, documentPictureQuery, documentsKey } from './documents-api.ts'

interface DocumentDialogProps {
  document: WaitingDocument
  onClose: () => void
}

export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  const { _id, kind, firstName, lastName } = document
  const [isRejecting, setRejecting] = useState(false)
  const queries = useQueryClient()
  const title = copy.title(copy.kinds[kind], `${firstName} ${lastName}`)

  const decide = async (status: 'accepted' | 'rejected', reason?: string) => {
    await decideDocument(_id, { status, ...(reason && { reason }) })
    toast.success(copy[status])
    void queries.invalidateQueries({ queryKey: documentsKey })
    onClose()
  }
  const accepting = useAction(() => decide('accepted'), { atForm: true })
  if (isRejecting) {
    return (
      <ReasonDialog
        name={`reason.document.${_id}`}
        onClose={() => setRejecting(false)}
        title={copy.rejectTitle}
        help={copy.reasonHelp}
        usual={copy.usual}
        confirmLabel={copy.reject}
        onConfirm={reason => decide('rejected', reason)}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        <>
          <Button variant="danger" onClick={() => setRejecting(true)}>
            {copy.reject}
          </Button>
          <Button loading={accepting.busy} onClick={() => void accepting.run()}>
            {copy.accept}
          </Button>
        </>
      }
    >
      {accepting.fault && <FormFault>{accepting.fault}</FormFault>}
      {/* As high before the picture is there, so that no button moves from under a finger. */}
      <div className="grid min-h-[60dvh] items-center">
        <Picture document={document} />
      </div>
    </Dialog>
  )
}

function Picture({ document: { _id, kind, firstName } }: { document: WaitingDocument }) {
  const picture = useQuery(documentPictureQuery(_id))
  return (
    <Loaded query={picture} failed={copy.pictureFailed} waiting={waiting}>
      {({ picture }) => (
        <img
          src={picture}
          alt={copy.picture(copy.kinds[kind], firstName)}
          className="mx-auto max-h-[60dvh] max-w-full rounded-field"
        />
      )}
    </Loaded>
  )
}

const waiting = (
  <Loading>
    <Skeleton className="h-[60dvh]" />
  </Loading>
)

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Menu } from '#design/ui/actions/Menu.tsx'
import { MoreIcon } from '#design/ui/icons/ActionIcons.tsx'
import { CloseIcon } from '#design/ui/icons/FrameIcons.tsx'
import { WarningIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import type { Thread } from '../../rules/wire.ts'
import { messages } from '../api.ts'
import { copy } from '../copy.ts'
import { keepThread } from '../known/queries.ts'
import { ReportThread } from './ReportThread.tsx'

export function ThreadActions({ thread }: { thread: Thread }) {
  const { _id: id, closed } = thread
  const { firstName } = thread.with
  const [asked, setAsked] = useState<'report' | 'block'>()
  const queries = useQueryClient()
  const close = () => setAsked(undefined)
  const block = useAction(async () => {
    keepThread(queries, await messages.block(id))
    toast.success(copy.block.done(firstName))
    close()
  })
  const items = [
    {
      id: 'report',
      label: copy.report.open,
      icon: <WarningIcon />,
      onAction: () => setAsked('report'),
    },
    {
      id: 'block',
      label: copy.block.open,
      icon: <CloseIcon />,
      danger: true,
      onAction: () => setAsked('block'),
    },
  ]
  return (
    <>
      <Menu
        label={copy.thread.actions}
        items={closed === 'by you' || closed === 'left' ? items.slice(0, 1) : items}
        iconOnly
        className="shrink-0"
      >
        <MoreIcon className="text-xl" />
      </Menu>
      {asked === 'report' && <ReportThread thread={thread} onClose={close} />}
      <ConfirmDialog
        open={asked === 'block'}
        onClose={close}
        title={copy.block.title(firstName)}
        cancelLabel={copy.block.keep}
        confirmLabel={copy.block.open}
        danger
        fault={block.fault}
        onConfirm={() => block.run()}
      >
        {copy.block.about}
      </ConfirmDialog>
    </>
  )
}

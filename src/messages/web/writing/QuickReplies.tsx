import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { Menu } from '#design/ui/actions/Menu.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { EditIcon } from '#design/ui/icons/ActionIcons.tsx'
import { BoltIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { cutText } from '#foundation/rules/text/cut-text.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { copy } from '../copy.ts'
import { keepQuickReplies, quickReplies, repliesAtMost } from './quick-replies.ts'

const words = copy.replies

interface QuickRepliesProps {
  account: string
  onChoose: (reply: string) => void
}

/** Choosing one fills the field but does not send. */
export function QuickReplies({ account, onChoose }: QuickRepliesProps) {
  const [replies, setReplies] = useState(() => quickReplies(account))
  const [isEditing, setEditing] = useState(false)
  const items = replies.map((reply, at) => ({
    id: `${at}`,
    label: cutText(reply, 80),
    onAction: () => onChoose(reply),
  }))
  const edit = {
    id: 'edit',
    label: words.edit,
    icon: <EditIcon />,
    onAction: () => setEditing(true),
  }
  return (
    <>
      <Menu label={words.open} items={[...items, edit]} align="start" iconOnly>
        <BoltIcon className="text-xl" />
      </Menu>
      {isEditing && (
        <EditReplies
          account={account}
          replies={replies}
          onClose={() => setEditing(false)}
          onSave={text => {
            setReplies(keepQuickReplies(account, text))
            setEditing(false)
          }}
        />
      )}
    </>
  )
}

interface EditRepliesProps {
  account: string
  replies: readonly string[]
  onSave: (text: string) => void
  onClose: () => void
}

function EditReplies({ account, replies, onSave, onClose }: EditRepliesProps) {
  const form = useTyped(`replies.${account}`, { text: replies.join('\n') })
  const save = () => {
    form.markSent()
    onSave(form.typed.text)
  }
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.save}
      roomy
      busy={false}
      fault={undefined}
      onClose={onClose}
      submit={save}
    >
      <RestoredNotice kept={form.kept} />
      <p className="text-ink-soft">{words.about}</p>
      <TextArea
        label={words.text}
        help={words.help(repliesAtMost)}
        rows={8}
        value={form.typed.text}
        onChange={event => form.change({ text: event.target.value })}
      />
    </FormDialog>
  )
}

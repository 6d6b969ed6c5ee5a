import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { Menu } from '#design/ui/actions/Menu.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { EditIcon } from '#design/ui/icons/ActionIcons.tsx'
import { BoltIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { cutText } from '#foundation/rules/text/cut-text.ts'
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
  replies: readonly string[]
  onSave: (text: string) => void
  onClose: () => void
}

function EditReplies({ replies, onSave, onClose }: EditRepliesProps) {
  const [text, setText] = useState(replies.join('\n'))
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.save}
      roomy
      busy={false}
      fault={undefined}
      onClose={onClose}
      submit={() => onSave(text)}
    >
      <p className="text-ink-soft">{words.about}</p>
      <TextArea
        label={words.text}
        help={words.help(repliesAtMost)}
        rows={8}
        value={text}
        onChange={event => setText(event.target.value)}
      />
    </FormDialog>
  )
}

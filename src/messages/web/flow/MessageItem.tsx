import { InfoIcon, WarningIcon } from '#design/ui/icons/VisitorIcons.tsx'
import type { Message } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { Bubble } from './Bubble.tsx'
import { timeText } from './moment-text.ts'

const words = copy.thread

interface MessageItemProps {
  message: Message
  isMine: boolean
  endsGroup: boolean
  /** The first name of the other side. */
  other: string
  /** Only under the newest own message. */
  mark: 'read' | 'sent' | undefined
}

export function MessageItem({ message, isMine, endsGroup, other, mark }: MessageItemProps) {
  const { text, pictures, createdAt } = message
  return (
    <Bubble
      who={isMine ? words.you : other}
      text={text}
      pictures={pictures}
      isMine={isMine}
      notes={<Notes message={message} isMine={isMine} other={other} />}
      below={
        (endsGroup || mark) && (
          <>
            <time dateTime={createdAt}>{timeText(new Date(createdAt))}</time>
            {mark && ` · ${mark === 'read' ? words.read : words.sent}`}
          </>
        )
      }
    />
  )
}

type NotesProps = Pick<MessageItemProps, 'message' | 'isMine' | 'other'>

function Notes({ message: { masked, bankDetails }, isMine, other }: NotesProps) {
  if (!masked && !bankDetails) return null
  return (
    <div className="grid max-w-[min(34rem,86%)] gap-1.5 text-sm">
      {masked && (
        <p className="flex gap-2 rounded-field bg-sky-soft px-3 py-2">
          <InfoIcon className="mt-0.5" />
          {isMine ? words.maskedForThem(other) : words.maskedForYou}
        </p>
      )}
      {bankDetails && (
        <p className="flex gap-2 rounded-field bg-warning-soft px-3 py-2">
          <WarningIcon className="mt-0.5 text-warning" />
          {words.bank}
        </p>
      )}
    </div>
  )
}

import { copy } from '../copy.ts'
import { DayLine, NewLine, SystemLine } from '../flow/FlowLines.tsx'
import type { FlowItem } from '../flow/flow-items.ts'
import { MessageItem } from '../flow/MessageItem.tsx'
import { UnsentItem } from '../flow/UnsentItem.tsx'
import type { Unsent } from '../writing/kept-writing.ts'

interface DrawnFlowProps {
  items: readonly FlowItem[]
  unsent: readonly Unsent[]
  own: { id: string; isRead: boolean } | undefined
  other: string
  /** No older messages are left to load. */
  isWhole: boolean
  onTryAgain: (one: Unsent) => void
  onGiveUp: (one: Unsent) => void
}

export function DrawnFlow(props: DrawnFlowProps) {
  const { items, unsent, own, other, isWhole, onTryAgain, onGiveUp } = props
  if (items.length === 0 && unsent.length === 0) return <Beginning other={other} />
  return (
    <>
      {isWhole && <p className="pb-2 text-center text-ink-soft text-xs">{copy.thread.start}</p>}
      <ol className="grid gap-2">
        {items.map(item => (
          <Item key={item.key} item={item} own={own} other={other} />
        ))}
        {unsent.map(one => (
          <UnsentItem
            key={one.key}
            one={one}
            onTryAgain={() => onTryAgain(one)}
            onGiveUp={() => onGiveUp(one)}
          />
        ))}
      </ol>
    </>
  )
}

type ItemProps = Pick<DrawnFlowProps, 'own' | 'other'> & { item: FlowItem }

function Item({ item, own, other }: ItemProps) {
  if (item.kind === 'day') return <DayLine at={item.at} />
  if (item.kind === 'new') return <NewLine />
  if (item.kind === 'system') return <SystemLine message={item.message} />
  const { message, isMine, endsGroup } = item
  const isNewestOwn = own?.id === message._id
  const mark = isNewestOwn ? (own.isRead ? 'read' : 'sent') : undefined
  return (
    <MessageItem
      message={message}
      isMine={isMine}
      endsGroup={endsGroup}
      other={other}
      mark={mark}
    />
  )
}

function Beginning({ other }: { other: string }) {
  return (
    <div className="grid min-h-40 place-content-center gap-1.5 px-4 text-center">
      <p className="font-display font-semibold text-lg">{copy.thread.begin(other)}</p>
      <p className="max-w-[44ch] text-ink-soft text-sm">{copy.thread.beginAbout}</p>
    </div>
  )
}

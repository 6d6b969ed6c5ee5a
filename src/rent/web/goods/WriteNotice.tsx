import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { actAfter, type GoodsNoticeKind } from '../../rules/goods/goods-dates.ts'
import type { GoodsNotice } from '../../rules/wire.ts'
import { rent } from '../api.ts'
import { useReloadRent } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.form
const ways = ['post', 'email', 'hand'] as const satisfies readonly GoodsNotice['sentBy'][]

interface WriteNoticeProps {
  bookingId: string
  kind: GoodsNoticeKind
  onClose: () => void
}

interface Typed {
  goods: string
  sentBy: GoodsNotice['sentBy']
}

const nothing: Typed = { goods: '', sentBy: 'post' }

/**
 * The partner enters only the goods and how the notice is sent. Dates and text follow from the
 * rest.
 */
export function WriteNotice({ bookingId, kind, onClose }: WriteNoticeProps) {
  const name = `goods.${kind}.${bookingId}`
  const form = useTyped(name, nothing)
  const pressed = usePressKey(name)
  const { typed, change } = form
  const { goods, sentBy } = typed
  const reload = useReloadRent()
  const lastDay = formatDay(after(actAfter(kind, serverNow()), -1))
  const send = () => {
    const notice = { kind, goods: goods.trim(), sentBy }
    return pressed(notice, key => rent.sendGoodsNotice(bookingId, notice, key))
  }
  return (
    <SendDialog
      form={form}
      words={{ ...words, title: words.title[kind] }}
      roomy={false}
      ready={goods.trim().length > 0}
      send={send}
      onClose={onClose}
      onSent={reload}
    >
      <TextArea
        label={words.goods}
        help={words.goodsHelp}
        value={goods}
        maxLength={2000}
        rows={3}
        onChange={event => change({ goods: event.target.value })}
      />
      <Segmented
        label={words.how}
        options={ways.map(value => ({ value, label: copy.ways[value] }))}
        value={sentBy}
        onChange={way => change({ sentBy: way })}
      />
      <p className="font-semibold">{words.until(lastDay)}</p>
    </SendDialog>
  )
}

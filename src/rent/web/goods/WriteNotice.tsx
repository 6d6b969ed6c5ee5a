import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
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
  const { typed, change, kept, markSent } = useTyped(`goods.${kind}.${bookingId}`, nothing)
  const { goods, sentBy } = typed
  const reload = useReloadRent()
  const lastDay = formatDay(after(actAfter(kind, serverNow()), -1))
  const send = useAction(
    async () => {
      await rent.sendGoodsNotice(bookingId, { kind, goods: goods.trim(), sentBy })
      markSent()
      toast.success(words.done)
      onClose()
      await reload()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title[kind]}
      submitLabel={words.submit}
      ready={goods.trim().length > 0}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <RestoredNotice kept={kept} sent />
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
      <p className="font-medium">{words.until(lastDay)}</p>
    </FormDialog>
  )
}

import { cx } from '#design/ui/base/cx.ts'
import { VanIcon } from '#design/ui/icons/SearchIcons.tsx'
import { BoxIcon } from '#design/ui/icons/ThingIcons.tsx'
import { BoltIcon, PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { cardClass } from '#design/ui/surfaces/Card.tsx'
import { penceFromPounds } from '#foundation/rules/money.ts'
import { cardTitleLength, cutText, usualAddressLength } from '#foundation/rules/text/cut-text.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { publicAddress } from '#listings/rules/place/public-address.ts'
import { priceFrom } from '#listings/rules/price-from.ts'
import { sizeText } from '#listings/rules/space-size.ts'
import type { MediaItem } from '#listings/rules/wire.ts'
import { ListingPicture } from '../../card/ListingPicture.tsx'
import { RateText } from '../../card/RateText.tsx'
import { storageScene } from '../../card/storage-scenes.ts'
import type { Answers } from '../answers.ts'
import { copy } from '../copy.ts'

interface PreviewCardProps {
  answers: Answers
  items: readonly MediaItem[]
}

export function PreviewCard({ answers, items }: PreviewCardProps) {
  const cover = answers.image
    .map(url => items.find(item => item.url === url))
    .find(item => item?.kind === 'image')
  const Scene = storageScene(answers.storageType)
  const { address } = publicAddress(answers)
  const rate = answers.monthlyRate || null
  const policy = usePolicy()
  const rates = { monthly: penceFromPounds(rate ?? 0), hourly: null }
  const withTax = priceFrom(rates, policy).monthly
  const words = copy.preview
  return (
    <aside aria-label={words.heading} className="sticky top-6 hidden gap-3 @[56rem]:grid">
      <p className="font-semibold text-ink-soft text-sm">{words.heading}</p>
      <div className={cx(cardClass({ flush: true }), 'flex flex-col')}>
        <div className="relative aspect-[3/2] overflow-hidden bg-sunk">
          {cover ? (
            <ListingPicture item={cover} alt="" sizes="20rem" />
          ) : (
            <Scene className="absolute inset-x-0 inset-y-2" />
          )}
          {answers.autoApprove && (
            <Badge tone="amber" icon={<BoltIcon />} className="absolute top-3 left-3 shadow-soft">
              {words.autoApproval}
            </Badge>
          )}
        </div>
        <div className="grid grid-cols-1 gap-1.5 p-5">
          <p className="wrap-anywhere text-balance font-display font-semibold text-lg leading-tight">
            {cutText(answers.storageTitle.trim(), cardTitleLength) || words.untitled}
          </p>
          <p className="flex items-center gap-1.5 text-ink-soft text-sm">
            <PinIcon />
            {cutText(address, usualAddressLength) || words.nowhere}
          </p>
          <Traits answers={answers} />
          {rate === null ? (
            <p className="pt-2 text-ink-soft">{words.noPrice}</p>
          ) : (
            <RateText rate={rate} withTax={withTax} per={words.perMonth} className="pt-2" />
          )}
        </div>
      </div>
    </aside>
  )
}

function Traits({ answers }: { answers: Answers }) {
  const words = copy.preview
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {answers.storageSize?.name && (
        <li>
          <Badge>{sizeText(answers.storageSize.name)}</Badge>
        </li>
      )}
      {answers.storageNumber > 1 && (
        <li>
          <Badge>{words.spaces(answers.storageNumber)}</Badge>
        </li>
      )}
      {answers.services.includes('delivery') && (
        <li>
          <Badge tone="green" icon={<VanIcon />}>
            {words.delivery}
          </Badge>
        </li>
      )}
      {answers.services.includes('packing') && (
        <li>
          <Badge tone="green" icon={<BoxIcon />}>
            {words.packing}
          </Badge>
        </li>
      )}
    </ul>
  )
}

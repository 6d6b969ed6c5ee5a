import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import { Slider } from '#design/ui/choices/RangeSlider.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { percentText } from '#foundation/rules/percent-text.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { sizeText } from '#listings/rules/space-size.ts'
import type { Earnings } from '#search/rules/towns.ts'
import { copy } from './copy.ts'
import type { EarningsWish } from './earnings-query.ts'

interface EarningsAnswerProps {
  wish: EarningsWish
  answer: UseQueryResult<Earnings>
  /** Undefined while that is not known. */
  isTownFound: boolean | undefined
}

const pounds = (amount: number) => formatPence(penceFromPounds(Math.round(amount)))

export function EarningsAnswer({ wish, answer, isTownFound }: EarningsAnswerProps) {
  const { data, isError, isPlaceholderData } = answer
  return (
    <div
      role="status"
      aria-busy={answer.isFetching}
      className={cx(
        'grid min-h-56 content-center rounded-card border border-hairline bg-surface p-6 sm:p-8',
        isPlaceholderData && 'opacity-60',
      )}
    >
      {data ? (
        <Known earnings={data} wish={wish} isTownFound={isTownFound} />
      ) : data === null ? (
        <Unknown size={sizeText(wish.storageSize)} />
      ) : (
        <p className="text-ink-soft">{isError ? copy.failed : copy.estimating}</p>
      )}
    </div>
  )
}

interface KnownProps extends Pick<EarningsAnswerProps, 'wish' | 'isTownFound'> {
  earnings: NonNullable<Earnings>
}

function Known({ earnings, wish, isTownFound }: KnownProps) {
  const { count, around, low, typical, high } = earnings
  const rate = percentText(usePolicy().commissionRate)
  const size = sizeText(wish.storageSize)
  return (
    <>
      <p>
        <span className="block font-display font-semibold text-5xl text-green tabular-nums">
          {pounds(typical)}
        </span>
        <span className="mt-1 block font-semibold text-lg">{copy.month}</span>
      </p>
      <p className="mt-4">{copy.range(pounds(low), pounds(high))}</p>
      <p className="mt-2 text-ink-soft text-sm">
        {around === null && isTownFound && `${copy.tooFewNear(wish.town)} `}
        {isTownFound === false && `${copy.notFound(wish.town)} `}
        {around === null ? copy.country(count, size, rate) : copy.around(count, size, rate, around)}
      </p>
    </>
  )
}

function Unknown({ size }: { size: string }) {
  const [price, setPrice] = useState(100)
  const share = price * (1 - usePolicy().commissionRate)
  return (
    <>
      <p className="font-display font-semibold text-2xl">{copy.unknownHeading}</p>
      <p className="mt-2 text-ink-soft">{copy.unknown(size)}</p>
      <Slider
        label={copy.price}
        min={10}
        max={500}
        step={5}
        formatValue={pounds}
        value={price}
        onChange={setPrice}
        className="mt-5"
      />
      <p className="mt-1 font-semibold">{copy.keep(pounds(share))}</p>
    </>
  )
}

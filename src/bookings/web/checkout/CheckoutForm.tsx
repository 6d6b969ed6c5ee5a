import type { FormEvent } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Switch } from '#design/ui/choices/Switch.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { FitCheck } from '#listings/web/fit/FitCheck.tsx'
import { AskedBefore } from '../asked/AskedBefore.tsx'
import { BookingDates } from '../book-now/BookingDates.tsx'
import { PriceTypeSwitch } from '../book-now/PriceTypeSwitch.tsx'
import { costOf } from './Breakdown.tsx'
import { Consent } from './Consent.tsx'
import { copy } from './copy.ts'
import { HowToPay } from './HowToPay.tsx'
import { PickupSection } from './PickupSection.tsx'
import type { Checkout } from './use-checkout.ts'
import type { usePlaceBooking } from './use-place-booking.ts'

const words = copy.form

interface CheckoutFormProps {
  checkout: Checkout
  placing: ReturnType<typeof usePlaceBooking>
}

export function CheckoutForm({ checkout, placing }: CheckoutFormProps) {
  const { choice } = checkout
  const asked = choice.assessment?.term
  const submit = (event: FormEvent) => {
    event.preventDefault()
    placing.book()
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-6">
        <h2 className="text-2xl">{words.heading}</h2>
        <PriceTypeSwitch value={choice.type} onChange={choice.setType} />
        <BookingDates choice={choice} />
        <Services checkout={checkout} />
        <HowToPay checkout={checkout} />
        <FitCheck size={checkout.listing.storageSize?.name} />
        <Consent checkout={checkout} />
        {/* Once it is booked, the time is taken: by this booking. */}
        {!placing.isPending && <Faults checkout={checkout} priceChange={placing.priceChange} />}
        {asked && !placing.isPending && (
          <AskedBefore listingId={checkout.listing._id} period={asked.period} />
        )}
        {placing.fault && <FormFault>{placing.fault}</FormFault>}
        <BookNow checkout={checkout} isPending={placing.isPending} />
      </form>
    </Card>
  )
}

function Services({ checkout }: { checkout: Checkout }) {
  const { listing, moving, setMoving, packing, setPacking } = checkout
  const { packingPrice } = usePolicy()
  if (!listing.delivery && !listing.packing) return null
  return (
    <div className="grid gap-4 border-hairline border-y py-5">
      {listing.delivery && (
        <Switch
          spread
          label={words.moving}
          description={words.movingAbout(formatPence(penceFromPounds(listing.costPerKm ?? 0)))}
          checked={moving}
          onChange={event => setMoving(event.target.checked)}
        />
      )}
      {moving && <PickupSection checkout={checkout} />}
      {listing.packing && (
        <Switch
          spread
          label={words.packing}
          description={words.packingAbout(packingPrice > 0 ? formatPence(packingPrice) : null)}
          checked={packing}
          onChange={event => setPacking(event.target.checked)}
        />
      )}
    </div>
  )
}

interface FaultsProps {
  checkout: Checkout
  priceChange: CheckoutFormProps['placing']['priceChange']
}

function Faults({ checkout: { failure, pickupFault, askAgain }, priceChange }: FaultsProps) {
  if (failure && !pickupFault) {
    const action = askAgain && (
      <Button variant="secondary" size="sm" onClick={askAgain}>
        {copy.askAgain}
      </Button>
    )
    return (
      <Alert tone="danger" title={copy.noQuote} action={action} live>
        {failure.message}
      </Alert>
    )
  }
  if (!priceChange) return null
  const [before, now] = [priceChange.before, priceChange.now].map(pounds =>
    formatPence(penceFromPounds(pounds)),
  )
  return (
    <Alert tone="warning" title={priceChange.terms ? copy.termsChanged : copy.priceChanged} live>
      {priceChange.terms
        ? copy.termsChangedAbout(before ?? '', now ?? '')
        : copy.priceChangedAbout(before ?? '', now ?? '')}
    </Alert>
  )
}

function BookNow({ checkout, isPending }: { checkout: Checkout; isPending: boolean }) {
  const { missing, failure, quote } = checkout
  const cost = costOf(checkout)
  return (
    <div className="grid gap-3">
      {cost && (
        <p className="flex items-baseline justify-between gap-4 font-semibold lg:hidden">
          {quote?.rent ? copy.summary.firstMonth : copy.summary.total}
          <span className="font-display text-2xl tabular-nums">{formatPence(cost.total)}</span>
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        disabled={missing !== undefined}
        loading={isPending}
        aria-describedby="book-now-hint"
      >
        {words.bookNow}
      </Button>
      <p id="book-now-hint" className="min-h-5 text-center text-ink-soft text-sm">
        {missing && !failure && copy.missing[missing]}
      </p>
    </div>
  )
}

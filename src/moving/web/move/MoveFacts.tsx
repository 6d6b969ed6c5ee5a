import type { Reader } from '#bookings/web/api.ts'
import { Fact, Facts } from '#bookings/web/detail/Panel.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { distanceText } from '#foundation/rules/place/distance.ts'
import { formatDay, formatMoment } from '#foundation/rules/time/time.ts'
import type { Move } from '#moving/rules/move-wire.ts'
import { windowWords } from '#moving/rules/window-text.ts'
import { copy } from './copy.ts'

interface MoveFactsProps {
  move: Move
  side: Reader
  isBack: boolean
}

export function MoveFacts({ move, side, isBack }: MoveFactsProps) {
  const { driver, vehicleType } = move
  const vehicle = [vehicleType, driver?.vehicleNo].filter(Boolean).join(', ')
  const day = formatDay(new Date(move.startsAt))
  return (
    <div className="grid gap-5">
      {move.state === 'failed' ? (
        <Alert tone="danger" title={copy.notFinished}>
          {move.reason}
        </Alert>
      ) : (
        side === 'renter' && !isBack && <p className="font-semibold">{sentence(move, day)}</p>
      )}
      {isBack && <GivingBack move={move} side={side} />}
      {driver && (
        <div className="flex items-center gap-4">
          <Avatar name={driver.firstName} src={driver.profilePicture} />
          <div className="min-w-0">
            <p className="text-ink-soft text-sm">{copy.driver}</p>
            <p className="wrap-anywhere font-semibold">{driver.firstName}</p>
          </div>
        </div>
      )}
      <Facts>
        <Fact name={copy.when}>{`${day}, ${windowWords(move.window)}`}</Fact>
        {vehicle && <Fact name={copy.vehicle}>{vehicle}</Fact>}
        <Fact name={copy.from}>{move.pickupAddress}</Fact>
        <Fact name={copy.distance}>{distanceText(move.distanceKm)}</Fact>
      </Facts>
      <Photos move={move} />
    </div>
  )
}

/** The booking was cancelled when the van had collected. */
function GivingBack({ move, side }: { move: Move; side: Reader }) {
  if (move.state === 'collected') return <p className="font-semibold">{copy.toGiveBack[side]}</p>
  const isGivenBack = move.state === 'delivered' && side === 'renter'
  return isGivenBack ? <p className="font-semibold">{copy.givenBack}</p> : null
}

function sentence(move: Move, day: string): string {
  const name = move.driver?.firstName ?? ''
  const window = windowWords(move.window)
  if (move.state === 'assigned') return copy.planned(name, day, window)
  if (move.state === 'collected') return copy.onItsWay(name, day, window)
  if (move.state === 'delivered') return copy.arrived(name)
  return copy.waiting(day, window)
}

function Photos({ move }: { move: Move }) {
  const photos = [
    [move.collectedPhoto, copy.photoCollected, copy.steps.collected, move.collectedAt],
    [move.deliveredPhoto, copy.photoDelivered, copy.steps.delivered, move.deliveredAt],
  ] as const
  if (!move.collectedPhoto && !move.deliveredPhoto) return null
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {photos.map(
        ([path, words, step, at]) =>
          path && (
            <li key={path}>
              <img
                src={path}
                alt={words}
                loading="lazy"
                className="aspect-[4/3] w-full rounded-field border border-hairline bg-sunk object-cover"
              />
              <p className="mt-1.5 text-ink-soft text-sm">
                {step}
                {at && `, ${formatMoment(new Date(at))}`}
              </p>
            </li>
          ),
      )}
    </ul>
  )
}

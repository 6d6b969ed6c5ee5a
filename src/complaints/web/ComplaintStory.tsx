import { Fact, Facts } from '#bookings/web/detail/Panel.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { pence } from '#foundation/rules/money.ts'
import { formatDeadline, formatMoment } from '#foundation/rules/time/time.ts'
import { complaintReasons, complaintWishes } from '../rules/complaint-words.ts'
import type { Complaint, Statement } from '../rules/wire.ts'
import { copy } from './copy.ts'

const tones: Record<Complaint['state'], BadgeTone> = {
  open: 'warning',
  answered: 'sky',
  withdrawn: 'neutral',
  decided: 'success',
}

export function ComplaintStory({ complaint }: { complaint: Complaint }) {
  const { state, openedBy, reason, wish, statement, answerBy, answer, decision } = complaint
  const hasNobodyToAnswer = state === 'open' && complaint.askedHasLeft
  const other = openedBy === 'renter' ? 'partner' : 'renter'
  const isRunning = state === 'open' || state === 'answered'
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[state]}>{copy.states[state]}</Badge>
        <span className="text-ink-soft text-sm">{copy.openedBy[openedBy]}</span>
      </div>
      {decision && (
        <Alert tone="success" title={copy.decision}>
          <p className="font-semibold">{copy.decided(pence(decision.refundPence))}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{decision.reason}</p>
        </Alert>
      )}
      {isRunning && <p className="text-ink-soft">{copy.held}</p>}
      {hasNobodyToAnswer && <p className="text-ink-soft">{copy.askedLeft}</p>}
      <Facts>
        <Fact name={copy.about}>{complaintReasons[reason]}</Fact>
        <Fact name={copy.wish}>{complaintWishes[wish]}</Fact>
        <Fact name={copy.opened}>{formatMoment(new Date(statement.at))}</Fact>
        {state === 'open' && (
          <Fact name={hasNobodyToAnswer ? copy.decidedFrom : copy.answerBy}>
            {formatDeadline(new Date(answerBy))}
          </Fact>
        )}
      </Facts>
      <OneSide heading={copy.sides[openedBy]} statement={statement} />
      {answer ? (
        <OneSide heading={copy.sides[other]} statement={answer} />
      ) : (
        state === 'decided' && <p className="text-ink-soft">{copy.noAnswer}</p>
      )}
    </div>
  )
}

function OneSide({ heading, statement }: { heading: string; statement: Statement }) {
  const { text, pictures, at } = statement
  return (
    <section className="min-w-0">
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold text-base">
        {heading}{' '}
        <span className="font-normal text-ink-soft text-sm">{formatMoment(new Date(at))}</span>
      </h3>
      <p className="wrap-anywhere mt-1 max-w-measure whitespace-pre-line">{text || copy.gone}</p>
      {pictures.length > 0 && (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {pictures.map((path, index) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer">
                <img
                  src={path}
                  alt={copy.picture(index + 1)}
                  loading="lazy"
                  className="aspect-square w-full rounded-field border border-hairline bg-sunk object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { ExternalIcon } from '#design/ui/icons/AccountIcons.tsx'
import { StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import type { ReviewedListing } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { Key } from '../Key.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useShortcuts } from '../shortcuts.ts'
import { useDecision } from '../use-decision.ts'

const words = copy.decide

interface DecisionBarProps {
  listing: ReviewedListing
  /** Called after any decision. */
  onDecided?: () => void
}

export function DecisionBar({ listing, onDecided }: DecisionBarProps) {
  const [asking, setAsking] = useState<'rejected' | 'suspended'>()
  const { isBusy, send } = useDecision(listing, onDecided)
  const pressed = useAction(send)
  const may = (status: ReviewedListing['decisions'][number]) => listing.decisions.includes(status)
  const page = `/book/${listing._id}`
  const isApproved = listing.status === 'approved'

  const approve = may('approved') ? () => void pressed.run({ status: 'approved' }) : undefined
  const reject = may('rejected') ? () => setAsking('rejected') : undefined
  const suspend = may('suspended') ? () => setAsking('suspended') : undefined
  const feature = isApproved ? () => void pressed.run({ featured: !listing.featured }) : undefined
  useShortcuts({ a: approve, r: reject, s: suspend, f: feature, o: () => window.open(page) })

  return (
    <fieldset aria-label={words.label} className="flex flex-wrap items-center gap-2.5">
      {approve && (
        <Button loading={isBusy} onClick={approve}>
          {approveWords(listing)}
          <Key name="a" />
        </Button>
      )}
      {reject && (
        <Button variant="secondary" onClick={reject}>
          {isApproved ? words.refuse : words.reject}
          <Key name="r" />
        </Button>
      )}
      {suspend && (
        <Button variant="secondary" onClick={suspend}>
          {words.suspend}
          <Key name="s" />
        </Button>
      )}
      {feature && (
        <Button variant="ghost" icon={<StarIcon />} onClick={feature}>
          {listing.featured ? words.unfeature : words.feature}
          <Key name="f" />
        </Button>
      )}
      {listing.decisions.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <a href={page} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'ghost' })}>
        <ExternalIcon />
        {words.page}
        <Key name="o" />
      </a>
      {asking && (
        <ReasonDialog
          name={`reason.${asking}.${listing._id}`}
          onClose={() => setAsking(undefined)}
          title={titleOf(asking, isApproved)}
          help={asking === 'suspended' ? words.suspendHelp : words.reasonHelp}
          usual={words.reasons[asking]}
          confirmLabel={confirmWords(asking, isApproved)}
          onConfirm={reason => send({ status: asking, reason })}
        />
      )}
    </fieldset>
  )
}

function approveWords({ status }: ReviewedListing): string {
  if (status === 'suspended') return words.reinstate
  return status === 'approved' ? words.confirm : words.approve
}

function confirmWords(asking: 'rejected' | 'suspended', isChange: boolean): string {
  if (asking === 'suspended') return words.suspend
  return isChange ? words.refuse : words.reject
}

function titleOf(asking: 'rejected' | 'suspended', isChange: boolean): string {
  if (asking === 'suspended') return words.suspendTitle
  return isChange ? words.refuseTitle : words.rejectTitle
}

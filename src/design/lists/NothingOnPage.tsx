import type { ReactNode } from 'react'
import { Button } from '../ui/actions/Button.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

const words = {
  title: 'Nothing is left on this page',
  back: 'Go to the last page',
}

/** For a list that grew shorter, as when the last thing of its last page was decided. */
export function NothingOnPage({ onBack }: { onBack: () => void }) {
  return <NothingLeft action={<Button onClick={onBack}>{words.back}</Button>} />
}

interface NothingLeftProps {
  illustration?: ReactNode
  action: ReactNode
}

/** The same with a way back of one's own, such as a link. */
export function NothingLeft({ illustration, action }: NothingLeftProps) {
  return <EmptyState title={words.title} illustration={illustration} action={action} />
}

import { Button } from '../ui/actions/Button.tsx'
import { copy } from '../ui/base/copy.ts'

interface ShowMoreProps {
  /** Undefined where all is shown. */
  onPress: (() => void) | undefined
  loading?: boolean
  size?: 'sm'
  className?: string
}

export function ShowMore({ onPress, ...look }: ShowMoreProps) {
  if (!onPress) return null
  return (
    <Button variant="secondary" onClick={onPress} {...look}>
      {copy.more}
    </Button>
  )
}

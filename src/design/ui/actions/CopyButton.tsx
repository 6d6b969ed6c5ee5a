import { useEffect, useState } from 'react'
import { copy } from '../base/copy.ts'
import { CheckIcon, CopyIcon } from '../icons/ActionIcons.tsx'
import { Button, type ButtonLook } from './Button.tsx'

export interface CopyButtonProps extends ButtonLook {
  text: string
  label?: string
  className?: string
}

/** Here and not with the other texts, which every page loads. */
const notCopied = 'Could not copy'

export function CopyButton({
  text,
  label = copy.copy,
  variant = 'secondary',
  size = 'sm',
  className,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const onClick = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(copy.copied)
    } catch {
      // Browsers may refuse it, and offer it only on encrypted pages.
      setOutcome(notCopied)
    }
  }
  return (
    <Button
      {...{ variant, size, className, onClick }}
      icon={outcome === copy.copied ? <CheckIcon className="text-success" /> : <CopyIcon />}
    >
      <span aria-live="polite">{outcome ?? label}</span>
    </Button>
  )
}

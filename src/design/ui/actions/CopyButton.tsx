import { useEffect, useState } from 'react'
import { copy } from '../base/copy.ts'
import { CheckIcon, CopyIcon } from '../icons/ActionIcons.tsx'
import { Button, type ButtonLook } from './Button.tsx'

export interface CopyButtonProps extends ButtonLook {
  text: string
  label?: string
  className?: string
}

export function CopyButton({
  text,
  label = copy.copy,
  variant = 'secondary',
  size = 'sm',
  className,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const onClick = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button
      {...{ variant, size, className, onClick }}
      icon={copied ? <CheckIcon className="text-success" /> : <CopyIcon />}
    >
      <span aria-live="polite">{copied ? copy.copied : label}</span>
    </Button>
  )
}

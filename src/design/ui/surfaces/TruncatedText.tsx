import { Tooltip } from './Tooltip.tsx'

export interface TruncatedTextProps {
  text: string
  max: number
  className?: string
}

// Cut only visually: screen readers get the whole text, others find it in the tooltip.
export function TruncatedText({ text, max, className }: TruncatedTextProps) {
  const short = truncate(text, max)
  if (short === text) return <span className={className}>{text}</span>
  return (
    <Tooltip text={text} plain className={className}>
      {short}
    </Tooltip>
  )
}

export function truncate(text: string, max: number) {
  const letters = [...text]
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`
}

import { cx } from '../base/cx.ts'

export interface PriceTextProps {
  // Formatted money: "£100".
  amount: string
  // "per month"
  per?: string
  // What it includes: "£107.50 with tax".
  note?: string
  size?: 'md' | 'lg'
  className?: string
}

export function PriceText({ amount, per, note, size = 'md', className }: PriceTextProps) {
  return (
    <p className={cx('tabular-nums', className)}>
      <span
        className={cx(
          'font-display font-semibold',
          size === 'lg' ? 'text-3xl' : 'text-lg leading-tight',
        )}
      >
        {amount}
      </span>
      {per && <span className="text-ink-soft"> {per}</span>}
      {note && (
        <>
          <span className="sr-only">, </span>
          <span className="block text-ink-soft text-sm">{note}</span>
        </>
      )}
    </p>
  )
}

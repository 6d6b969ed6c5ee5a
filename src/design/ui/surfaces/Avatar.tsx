import { useState } from 'react'
import { cx } from '../base/cx.ts'
import { UserIcon } from '../icons/AccountIcons.tsx'

export interface AvatarProps {
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = { sm: 'size-9 text-sm', md: 'size-12 text-base', lg: 'size-20 text-2xl' }
const pixels = { sm: 36, md: 48, lg: 80 }
const tints = ['bg-kraft-soft', 'bg-sky', 'bg-green-soft', 'bg-amber-soft']

// Without alt text, because every page shows the name beside it.
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = cx('shrink-0 rounded-full border border-hairline', sizes[size], className)
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        onError={() => setBroken(src)}
        className={cx(shape, 'bg-sunk object-cover')}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        shape,
        tints[tintOf(name)],
        'inline-grid select-none place-items-center font-display font-semibold',
      )}
    >
      {initials(name) || <UserIcon />}
    </span>
  )
}

/** By the first name, which is known before the whole one. */
function tintOf(name: string) {
  return (name.trim().split(/\s+/)[0]?.length ?? 0) % tints.length
}

function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toLocaleUpperCase('en-GB')
}

import type { ReactNode } from 'react'

export interface PictureProps {
  /** Describes the picture. Without it the picture is decoration, hidden from screen readers. */
  title?: string
  className?: string
}

interface SceneProps extends PictureProps {
  viewBox: string
  children: ReactNode
}

export function Scene({ title, className, viewBox, children }: SceneProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      className={className ? `iso ${className}` : 'iso'}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  )
}

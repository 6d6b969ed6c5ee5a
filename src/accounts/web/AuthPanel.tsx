import type { ReactNode } from 'react'

interface AuthPanelProps {
  heading: string
  intro?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

export function AuthPanel({ heading, intro, children, footer }: AuthPanelProps) {
  return (
    <div className="grid w-full gap-6">
      <div>
        <h1 className="text-3xl">{heading}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      </div>
      {children}
      {footer && <div className="border-hairline border-t pt-5 text-ink-soft">{footer}</div>}
    </div>
  )
}

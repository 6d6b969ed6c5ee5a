import type { ReactNode } from 'react'
import { drawnShell } from './drawn-shell.ts'

interface ShellPartProps {
  name: 'title' | 'page'
  href: string
  className?: string
  /** Where the server has drawn nothing. */
  children: ReactNode
}

/**
 * The browser keeps the markup of the server, also while the router puts what stands for a page that
 * loads into the place of the same from the server.
 */
export function ShellPart({ name, href, className, children }: ShellPartProps) {
  const Part = drawnShell?.[name]
  if (Part) {
    return (
      <div data-shell={name} className={className}>
        <Part href={href} />
      </div>
    )
  }
  const drawn = document.querySelector(`[data-shell=${name}]`)?.innerHTML
  if (!drawn) return <div className={className}>{children}</div>
  return (
    <div
      data-shell={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the markup of the server
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}

import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType } from 'react'
import { ShellPage } from './ShellPage.tsx'
import { ShellTitle } from './ShellTitle.tsx'

interface Drawn {
  title: ComponentType<{ href: string }>
  page: ComponentType<{ href: string }>
}

const parts = createIsomorphicFn()
  .server((): Drawn | undefined => ({ title: ShellTitle, page: ShellPage }))
  .client((): Drawn | undefined => undefined)

/** Undefined in the browser, which has no code for them. */
export const drawnShell = parts()

import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { ArrowLeftIcon } from '../icons/ArrowIcons.tsx'

interface PrintedPageProps {
  /** Title and heading of the page. */
  head: ReactNode
  words: { back: string; print: string }
  /** Where Back leads when the page was opened by itself, as in a new tab. */
  home: string
  /** True once there is something to print. */
  isReady: boolean
  children: ReactNode
}

/** Without menus: the print shows what the screen shows. */
export function PrintedPage({ head, words, home, isReady, children }: PrintedPageProps) {
  const { history } = useRouter()
  return (
    <main className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-edge py-6 sm:px-8 sm:py-10 print:max-w-none print:p-0">
      {head}
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button
          variant="ghost"
          icon={<ArrowLeftIcon />}
          onClick={() => (history.canGoBack() ? history.back() : history.push(home))}
          className="-ml-[min(1.25rem,5vw)]"
        >
          {words.back}
        </Button>
        {isReady && <Button onClick={() => window.print()}>{words.print}</Button>}
      </div>
      {children}
    </main>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import { MessageIcon } from '#design/ui/icons/MessageIcons.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { threadsAddress } from '../addresses.ts'
import { copy } from '../copy.ts'
import { threadOf } from '../known/conversation.ts'
import { nameOfOther } from '../known/name-of-other.ts'
import { threadQuery, threadsQuery } from '../known/queries.ts'
import { threadsOf } from '../known/thread-list.ts'
import { ThreadList } from './ThreadList.tsx'

export const Route = createFileRoute('/_dashboard/messages')({
  staticData: { firstReads: () => [threadsAddress()] },
  component: MessagesPage,
})

/** On a phone either the list or the thread is shown. */
function MessagesPage() {
  const id = useId()
  const { threadId, listingId } = useParams({ strict: false })
  useDashboardTitle(copy.title, useTabTitle(threadId))
  const isChosen = threadId !== undefined || listingId !== undefined
  return (
    <div className="overflow-hidden md:flex md:h-[calc(100dvh-21rem)] md:min-h-112 md:rounded-card md:border md:border-hairline md:bg-paper lg:h-[calc(100dvh-9.25rem)]">
      <section
        aria-labelledby={id}
        className={cx(
          'overflow-y-auto bg-surface max-md:rounded-card max-md:border max-md:border-hairline md:w-64 md:shrink-0 md:border-hairline md:border-r xl:w-84',
          isChosen && 'max-md:hidden',
        )}
      >
        <h2 id={id} className="sr-only">
          {copy.list.label}
        </h2>
        <ThreadList />
      </section>
      {isChosen ? <Outlet /> : <NoThread />}
    </div>
  )
}

/** The thread itself is read by its own page. */
function useTabTitle(threadId = ''): string | undefined {
  const { data } = useInfiniteQuery({ ...threadQuery(threadId), enabled: false })
  const thread = data && threadOf(data)
  return thread && copy.tabTitle(nameOfOther(thread), thread.listing.storageTitle)
}

/** Where there is none to choose, or they are not known yet, it says nothing. */
function NoThread() {
  const { data } = useInfiniteQuery(threadsQuery)
  const isAny = data !== undefined && threadsOf(data).length > 0
  if (!isAny) return <div className="flex-1 max-md:hidden" />
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 p-6 text-center max-md:hidden">
      <span className="grid size-16 place-items-center rounded-full bg-green-soft text-2xl text-green">
        <MessageIcon />
      </span>
      <p className="font-display font-semibold text-lg">{copy.list.choose}</p>
      <p className="text-ink-soft text-sm">{copy.list.chooseAbout}</p>
    </div>
  )
}

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../base/cx.ts'
import { tabAfterKey } from './tab-keys.ts'

export interface Tab {
  id: string
  label: string
  count?: number
  panel: ReactNode
}

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  // Without both, the tabs keep their own state and start with the first.
  selected?: string
  onSelect?: (id: string) => void
  className?: string
}

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [ownSelected, setOwnSelected] = useState(tabs[0]?.id)
  const wanted = selected ?? ownSelected
  const current = Math.max(
    tabs.findIndex(tab => tab.id === wanted),
    0,
  )
  useTabInView(list, current)
  const select = (tabId: string) => {
    setOwnSelected(tabId)
    onSelect?.(tabId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, current, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    select(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="fading-edges no-scrollbar relative -mx-1 flex gap-1 overflow-x-auto px-1 shadow-[inset_0_-1px_var(--hairline)]"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => select(tab.id)}
            className={tabClass}
          >
            {tab.label}
            {tab.count !== undefined && <span className={countClass}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <Panels id={id} tabs={tabs} current={current} />
    </div>
  )
}

/**
 * The selected tab may be outside the visible part of the row. Only the row scrolls, not the page.
 */
function useTabInView(list: RefObject<HTMLDivElement | null>, current: number) {
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelectorAll<HTMLElement>('[role=tab]')[current]
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [list, current])
}

interface PanelsProps {
  id: string
  tabs: readonly Tab[]
  current: number
}

function Panels({ id, tabs, current }: PanelsProps) {
  return (
    <>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={index !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel must be reachable when it holds text only
          tabIndex={0}
          className="rounded-field pt-5"
        >
          {index === current && tab.panel}
        </div>
      ))}
    </>
  )
}

const tabClass = cx(
  'group inline-flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-[3px] px-3',
  'max-[22.5rem]:gap-1.5 max-[22.5rem]:px-2 max-[22.5rem]:text-sm',
  'font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-3 focus-visible:rounded-field',
  'aria-selected:border-green aria-selected:text-ink',
)

const countClass = cx(
  'min-w-6 rounded-full bg-sunk px-1.5 text-center text-ink-soft text-xs tabular-nums leading-6',
  'group-aria-selected:bg-green group-aria-selected:text-on-green',
)

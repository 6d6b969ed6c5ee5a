import {
  type SubmitEvent,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { PlaceField } from '#design/places/PlaceField.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { Switch } from '#design/ui/choices/Switch.tsx'
import { CloseIcon } from '#design/ui/icons/FrameIcons.tsx'
import { FilterIcon, MapIcon } from '#design/ui/icons/SearchIcons.tsx'
import { SearchIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { copy } from '../copy.ts'
import { countFilters } from '../filters/count-filters.ts'
import { plainFilters } from '../filters/plain-filters.ts'
import { preloadMap } from '../lazy-parts.ts'
import { placeName } from '../place-name.ts'
import { type SearchControls, searchFormId } from '../search-controls.ts'
import type { SearchParams } from '../search-params.ts'

const loadFilters = () => import('../filters/FilterDialog.tsx')
const FilterDialog = lazyPart(loadFilters)
const PlainFilters = plainFilters()

/** A plain form, so that it works without JavaScript too; with it, the switches search at once. */
export function SearchBar({ params, onChange, onReplace }: SearchControls) {
  const [text, setText, setSent] = useTextOf(params.s)
  const form = useTypedBefore(text, setText)
  const searchFor = (words: string) => {
    setSent(asArea(words))
    onChange({ s: asArea(words) })
  }
  /**
   * Also takes what was just typed: otherwise the results would be of another place than the field
   * says.
   */
  const searchWith = (changes: SearchParams) => {
    const area = asArea(text)
    setSent(area)
    onChange(area === params.s ? changes : { ...changes, s: area })
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    searchFor(text)
  }
  return (
    <search className="sticky top-16 z-30 block border-hairline border-b bg-paper [@media(max-height:26rem)]:static">
      <form
        ref={form}
        id={searchFormId}
        action="/search"
        onSubmit={search}
        className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 gap-y-1 px-edge py-2 sm:px-8 lg:gap-x-4 lg:py-3"
      >
        <PlaceField
          minChars={5}
          name="s"
          label={copy.location}
          hideLabel
          placeholder={copy.locationHint}
          enterKeyHint="search"
          value={text}
          onText={setText}
          onChoose={searchFor}
          className="min-w-0 flex-1 basis-36 lg:max-w-md"
        />
        <Button type="submit" icon={<SearchIcon />} className="max-sm:px-3">
          <span className="max-sm:sr-only">{copy.submit}</span>
        </Button>
        <Filters params={params} onReplace={onReplace} />
        <div className="flex basis-full flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:justify-start sm:gap-x-6 lg:ml-auto lg:basis-auto">
          <Services params={params} searchWith={searchWith} />
          <MapButton params={params} onChange={onChange} />
        </div>
        <noscript className="basis-full">
          <PlainFilters params={params} />
        </noscript>
      </form>
    </search>
  )
}

const openButton = 'border-green! bg-green-soft! text-green!'

interface ServicesProps {
  params: SearchParams
  searchWith: (changes: SearchParams) => void
}

function Services({ params, searchWith }: ServicesProps) {
  const [delivery, setDelivery] = useFollowing(params.delivery ?? false)
  const [packing, setPacking] = useFollowing(params.packing ?? false)
  return (
    <>
      <Switch
        name="delivery"
        value="true"
        label={<Delivery />}
        checked={delivery}
        onChange={event => {
          setDelivery(event.target.checked)
          searchWith({ delivery: event.target.checked || undefined })
        }}
        className="gap-x-2 max-sm:text-sm"
      />
      <Switch
        name="packing"
        value="true"
        label={copy.packing}
        checked={packing}
        onChange={event => {
          setPacking(event.target.checked)
          searchWith({ packing: event.target.checked || undefined })
        }}
        className="gap-x-2 max-sm:text-sm"
      />
    </>
  )
}

function MapButton({ params, onChange }: Pick<SearchControls, 'params' | 'onChange'>) {
  const toggleMap = () => {
    onChange({ map: params.map ? undefined : true })
    window.scrollTo({ top: 0 })
  }
  return (
    <Button
      variant="secondary"
      icon={params.map ? <CloseIcon /> : <MapIcon />}
      aria-expanded={params.map === true}
      aria-label={params.map ? copy.hideMap : copy.showMap}
      onClick={toggleMap}
      onPointerEnter={preloadMap}
      onFocus={preloadMap}
      className={cx('noscript:hidden max-sm:px-3 sm:ml-auto', params.map && openButton)}
    >
      <span className="max-[23rem]:hidden sm:hidden">
        {params.map ? copy.hideShort : copy.mapShort}
      </span>
      <span className="max-sm:hidden">{params.map ? copy.hideMap : copy.showMap}</span>
    </Button>
  )
}

function Delivery() {
  return (
    <>
      <span className="sm:hidden">{copy.moving}</span>
      <span className="max-sm:hidden">{copy.delivery}</span>
    </>
  )
}

function Filters({ params, onReplace }: Pick<SearchControls, 'params' | 'onReplace'>) {
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const active = countFilters(params)
  const open = () => {
    setOpening(opening + 1)
    setOpen(true)
  }
  const preload = () => {
    preloadDialog()
    void loadFilters().catch(() => undefined)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        className="noscript:hidden max-sm:px-3 lg:order-last"
      >
        <span className="max-sm:sr-only">{copy.filters}</span>
        {active > 0 && (
          <span className="tabular-nums">
            {' '}
            {active} <span className="sr-only">{copy.filtersActive}</span>
          </span>
        )}
      </Button>
      {opening > 0 && (
        <Suspense fallback={null}>
          <FilterDialog
            key={opening}
            open={isOpen}
            onClose={() => setOpen(false)}
            params={params}
            onReplace={onReplace}
          />
        </Suspense>
      )}
    </>
  )
}

/** A switch moves at once, before the address has changed. */
function useFollowing(value: boolean) {
  const [shown, setShown] = useState(value)
  const [followed, setFollowed] = useState(value)
  if (followed !== value) {
    setFollowed(value)
    setShown(value)
  }
  return [shown, setShown] as const
}

/** Follows the address, except where it only catches up with what was typed. */
function useTextOf(area: string | undefined) {
  const [text, setText] = useState(placeName(area) ?? '')
  const [followed, setFollowed] = useState(area)
  const [sent, setSent] = useState<string>()
  if (followed !== area) {
    setFollowed(area)
    setSent(undefined)
    if (asArea(text) !== area && area !== sent) setText(placeName(area) ?? '')
  }
  return [text, setText, setSent] as const
}

/** Somebody may have begun to type before the page was hydrated. */
function useTypedBefore(text: string, onText: (text: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  const take = useEffectEvent(() => {
    const field = form.current?.elements.namedItem('s')
    if (field instanceof HTMLInputElement && field.value !== text) onText(field.value)
  })
  useLayoutEffect(() => take(), [])
  return form
}

function asArea(text: string): string | undefined {
  return text.trim().toLowerCase() || undefined
}

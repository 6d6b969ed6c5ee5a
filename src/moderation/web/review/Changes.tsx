import type { ReactNode } from 'react'
import { useChoices } from '#listings/web/queries.ts'
import type { ReviewedListing } from '../../rules/wire.ts'
import { wordDiff } from '../word-diff.ts'
import { copy } from './copy.ts'

type Field = ReviewedListing['changedFields'][number]

export function Changes({ listing }: { listing: ReviewedListing }) {
  const { approved, changedFields } = listing
  const types = useChoices('storage-type')
  if (!approved || changedFields.length === 0) return null
  const typeName = (value: string | null) =>
    types.find(item => item.value === value)?.label ?? value ?? ''
  const texts: Record<Exclude<Field, 'image'>, readonly [string, string]> = {
    address: [approved.address, listing.address],
    formattedAddress: [streetText(approved), streetText(listing)],
    coordinates: [pointText(approved), pointText(listing)],
    storageType: [typeName(approved.storageType), typeName(listing.storageType)],
    storageTitle: [approved.storageTitle, listing.storageTitle],
    description: [approved.description, listing.description],
  }
  return (
    <section className="rounded-card border border-hairline bg-surface p-5">
      <h3 className="mb-4 text-lg">{copy.changes}</h3>
      <div className="grid gap-5">
        {changedFields.map(field => (
          <Change key={field} name={copy.fields[field]}>
            {field === 'image' ? (
              <PictureChange before={approved.image} after={listing.image} />
            ) : (
              <TextChange before={texts[field][0]} after={texts[field][1]} />
            )}
          </Change>
        ))}
      </div>
    </section>
  )
}

function Change({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1.5 font-text text-ink-soft text-sm">{name}</h4>
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
    </div>
  )
}

function TextChange({ before, after }: { before: string; after: string }) {
  const parts = wordDiff(before, after)
  return (
    <>
      <Side heading={copy.before}>
        {before === '' && copy.nothing}
        {parts.map((part, at) =>
          part.kind === 'removed' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
            <del key={at} className="bg-danger-soft text-danger">
              {part.text}
            </del>
          ) : (
            part.kind === 'same' && part.text
          ),
        )}
      </Side>
      <Side heading={copy.after}>
        {after === '' && copy.nothing}
        {parts.map((part, at) =>
          part.kind === 'added' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
            <ins key={at} className="bg-success-soft text-success no-underline">
              {part.text}
            </ins>
          ) : (
            part.kind === 'same' && part.text
          ),
        )}
      </Side>
    </>
  )
}

function PictureChange({ before, after }: { before: string[]; after: string[] }) {
  return (
    <>
      <Side heading={copy.before}>
        <Pictures urls={before} others={after} mark={copy.removed} />
      </Side>
      <Side heading={copy.after}>
        <Pictures urls={after} others={before} mark={copy.added} />
      </Side>
    </>
  )
}

/** Pictures of other sites cannot be loaded here, so only their names are shown. */
function Pictures({ urls, others, mark }: { urls: string[]; others: string[]; mark: string }) {
  if (urls.length === 0) return copy.nothing
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map(url => (
        <li key={url} className="grid gap-1 text-xs">
          {url.startsWith('/media/') && !/\.(mp4|mov)$/.test(url) ? (
            <img src={url} alt="" className="h-16 w-24 rounded-field bg-sunk object-cover" />
          ) : (
            <span className="max-w-48 truncate">{url}</span>
          )}
          {!others.includes(url) && <strong className="text-warning">{mark}</strong>}
        </li>
      ))}
    </ul>
  )
}

function Side({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-field bg-sunk p-3">
      <p className="mb-1 font-semibold text-ink-soft text-xs">{heading}</p>
      <div className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</div>
    </div>
  )
}

function streetText({ formattedAddress }: Pick<ReviewedListing, 'formattedAddress'>): string {
  return [formattedAddress.street, formattedAddress.area].filter(Boolean).join(', ')
}

function pointText({ coordinates }: Pick<ReviewedListing, 'coordinates'>): string {
  return coordinates ? `${coordinates.lat.toFixed(5)}, ${coordinates.lng.toFixed(5)}` : ''
}

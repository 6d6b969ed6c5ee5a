import { Loading, Skeleton, SkeletonText } from './Skeleton.tsx'

export function ScriptNeeded() {
  return (
    <noscript>
      <h1 className="text-2xl">This page needs JavaScript</h1>
      <p className="mt-2 mb-8 max-w-measure">
        It is filled in your browser, and cannot be shown without JavaScript.
      </p>
    </noscript>
  )
}

/** What the server sends for a public page that only a browser can fill. */
export function NeedsScript() {
  return (
    <div className="mx-auto w-full max-w-page px-edge py-12 sm:px-8">
      <ScriptNeeded />
      <Loading label="Loading the page">
        <Skeleton className="h-10 w-3/5 max-w-md" />
        <SkeletonText lines={3} className="mt-6 max-w-measure" />
      </Loading>
    </div>
  )
}

import { useSiteFacts } from './site-facts.ts'

const siteName = 'Holdall'
const socialCard = '/social-card.png'

interface PageHeadProps {
  /** Without the name of the site, which is added. */
  title: string
  /** Public pages have both: a description of one or two sentences, and their own address. */
  description?: string
  path?: string
  /** An absolute or rooted address of the picture for previews; by default the social card. */
  image?: string
  noindex?: boolean
  /** The page has not said yet what it is called, and nobody is told this in its place. */
  isStandIn?: boolean
  /** The address is a secret, so no search engine and no other site may learn it. */
  secret?: boolean
}

/**
 * What search engines and message previews read. It is in the page and not in the route, so that
 * its words load with the page's code; React moves the tags to the head.
 */
export function PageHead({
  title,
  description,
  path,
  image,
  isStandIn,
  secret = false,
  noindex = secret,
}: PageHeadProps) {
  const { publicUrl } = useSiteFacts()
  const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`
  const isListed = path !== undefined && !noindex
  return (
    <>
      <title data-stand-in={isStandIn || undefined}>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {secret && <meta name="referrer" content="no-referrer" />}
      {noindex && <meta name="robots" content="noindex" />}
      {isListed && <link rel="canonical" href={publicUrl + path} />}
      {isListed && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:locale" content="en_GB" />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={publicUrl + path} />
          <meta property="og:image" content={new URL(image ?? socialCard, base(publicUrl)).href} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

function base(publicUrl: string): string {
  return publicUrl || 'http://localhost'
}

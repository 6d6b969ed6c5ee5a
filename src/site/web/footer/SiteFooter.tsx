import { InteractivePart } from '#design/server-drawn/interactive-part.tsx'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { useSiteInfo } from '../site-info-query.ts'
import { footer } from './drawn-footer.ts'
import { themeSwitchSource } from './theme-switch-source.ts'

/** Only the choice of colours needs code in the browser; the server draws everything else. */
export function SiteFooter() {
  const site = useSiteInfo()
  return (
    <footer className="laid-out-later mt-auto border-hairline border-t bg-sunk">
      <ServerDrawn of={footer.columns} with={{ site }} />
      <div className="mx-auto max-w-page px-edge pb-8 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-hairline border-t pt-6">
          <ServerDrawn of={footer.socialLinks} with={{ site }} />
          <InteractivePart of={themeSwitchSource} with={{}} />
        </div>
        <ServerDrawn of={footer.smallPrint} with={{}} />
      </div>
    </footer>
  )
}

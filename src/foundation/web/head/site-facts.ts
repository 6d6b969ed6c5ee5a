import { createContext, useContext } from 'react'

/** What any page may need to know about this installation. The root of the document provides it. */
export interface SiteFacts {
  publicUrl: string
  demo: boolean
  supportEmail: string
  /** Whether texts can be sent. */
  texts: boolean
}

export const SiteFactsContext = createContext<SiteFacts>({
  publicUrl: '',
  demo: false,
  supportEmail: '',
  texts: false,
})

export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext)
}

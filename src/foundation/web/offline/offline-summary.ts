/** What somebody may need without a connection: a few headings, with facts under each. */
export interface OfflineSummary {
  title: string
  parts: readonly SummaryPart[]
}

interface SummaryPart {
  heading: string
  facts: readonly SummaryFact[]
}

interface SummaryFact {
  name: string
  value: string
  /** A number to call. */
  phone?: string
}

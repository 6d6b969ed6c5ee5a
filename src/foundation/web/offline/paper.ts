/** What somebody may need without a connection: a few headings, with facts under each. */
export interface Paper {
  title: string
  parts: readonly PaperPart[]
}

interface PaperPart {
  heading: string
  facts: readonly PaperFact[]
}

interface PaperFact {
  name: string
  value: string
  /** A number to call. */
  phone?: string
}

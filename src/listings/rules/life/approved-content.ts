/** What an operator approved, kept to be laid beside what the host has written since. */
export interface ApprovedContent {
  address: string
  street: string
  area: string
  lat: number | null
  lng: number | null
  storageType: string | null
  storageTitle: string
  description: string
  image: string[]
}

/** Kept so that the operator can compare it with what the host has changed since. */
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

/** The exact place of a space, as it was when it was booked. */
export interface BookedPlace {
  address: string
  lat: number | null
  lng: number | null
}

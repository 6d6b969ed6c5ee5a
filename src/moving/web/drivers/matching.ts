import type { Driver } from '#moving/rules/driver-wire.ts'

type Searched = Pick<Driver, 'firstName' | 'lastName' | 'email' | 'phone' | 'vehicleNo'>

/** Every word of the search stands somewhere on the card, in any order and any case. */
export function matching<Found extends Searched>(
  drivers: readonly Found[],
  search: string,
): readonly Found[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  return drivers.filter(({ firstName, lastName, email, phone, vehicleNo }) => {
    const text = plain(`${firstName} ${lastName} ${email} ${phone} ${vehicleNo}`)
    return wanted.every(word => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

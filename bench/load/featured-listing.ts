/** A demo listing, with the usual number of pictures. */
export async function featuredListing(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/users/featured-listing`)
  const { data } = (await response.json()) as { data: { _id: string }[] }
  const [listing] = data
  if (!listing) throw new Error('The demo has no featured listing')
  return listing._id
}

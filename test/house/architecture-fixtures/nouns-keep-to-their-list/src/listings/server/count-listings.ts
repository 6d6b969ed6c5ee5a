export const countListings = async () => 1

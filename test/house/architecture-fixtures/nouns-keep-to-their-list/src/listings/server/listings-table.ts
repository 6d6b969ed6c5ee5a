export function listingsTable(): void {}
export function findListing(): void {}

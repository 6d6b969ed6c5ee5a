export function routes(): void {}
export const listingRoutes = []

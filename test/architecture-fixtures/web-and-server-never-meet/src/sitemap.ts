export const sitemap = []

export const later = () => import('./later-still.ts')

export const later = () => import('../fields/Field.tsx')

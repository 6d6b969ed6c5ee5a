import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

/** Only partners who come to this step need it. */
export const CalendarsPart = lazyPart(() => import('./CalendarsSection.tsx'))

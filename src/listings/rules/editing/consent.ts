/** The host terms that the consent switch refers to; raised whenever their wording changes. */
export const hostTermsVersion = '2026-11'

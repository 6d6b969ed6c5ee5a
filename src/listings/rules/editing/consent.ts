/** The version of the host terms that a host agrees to. Raise it when their wording changes. */
export const hostTermsVersion = '2026-11'

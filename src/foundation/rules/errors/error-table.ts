/** The errors of one noun: the code in the API, its HTTP status and its words for a person. */
export type ErrorTable = Record<string, { status: number; words: string }>

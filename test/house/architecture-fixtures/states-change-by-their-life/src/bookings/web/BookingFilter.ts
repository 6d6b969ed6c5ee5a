export const choose = (setQuery: (query: object) => void) => setQuery({ stage: 'pending' })

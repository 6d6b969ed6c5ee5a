export const server = 'an entry point'

/** In a file of its own, so that a first load brings no other sentences of a card. */
export const copy = { loading: 'Loading listings' }

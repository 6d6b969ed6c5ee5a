/** Said to everybody who waits for an answer when a listing is deleted or suspended. */
export const noLongerLetWords = 'The space is no longer let.'

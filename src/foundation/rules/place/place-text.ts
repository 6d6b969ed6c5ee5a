/**
 * Longer texts name no place. In a file of its own, because a text field needs it without the
 * schemas.
 */
export const longestPlaceText = 200

/** Longer texts name no place. Stands apart from the schemas, which a text field does not need. */
export const longestPlaceText = 200

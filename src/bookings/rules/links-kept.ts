/** A link that answers a request. */
export const linksWorkHours = 24
/** After that. People who open one late see what happened. */
export const linksKeptDays = 30

/** Links that answer a request, after they have expired. People who open one late see what happened. */
export const linksKeptDays = 30

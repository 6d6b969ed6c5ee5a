export const longestNote = 200
export const percentWords = 'Please enter a whole number from 0 to 100.'
export const celsiusWords = 'Please enter whole degrees from -30 to 60, or leave it empty.'

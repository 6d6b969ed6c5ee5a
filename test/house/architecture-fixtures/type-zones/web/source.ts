export const home = process.env.HOME // breach
export const bytes = Buffer.from('') // breach
export const page = fetch('/about-us').then(() => document.title)

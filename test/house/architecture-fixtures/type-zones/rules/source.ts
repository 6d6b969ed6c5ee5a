export const home = process.env.HOME // breach
export const page = fetch('/about-us') // breach
export const title = document.title // breach
export const stored = localStorage.length // breach

export const home = process.env.HOME
export const page = fetch('/about-us')
export const title = document.title // breach
export const stored = window.localStorage // breach

export const stamp = () => Date() // breach

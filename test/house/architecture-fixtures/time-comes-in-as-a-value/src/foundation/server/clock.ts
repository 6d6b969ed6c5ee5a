export const system = () => Date.now()

declare module '*.mjs?worker&url' {
  const address: string
  export default address
}

declare module '*.gen.json?url' {
  const address: string
  export default address
}

declare module '*.css'

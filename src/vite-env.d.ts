declare module '*.css?url' {
  const address: string
  export default address
}

declare module '*.woff2?url' {
  const address: string
  export default address
}

interface ImportMeta {
  readonly env: { readonly VITE_API_ORIGIN?: string }
}

/** A browser that opens an address asks for HTML; programs and our own pages ask for JSON. */
export function wantsPage(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? ''
  return /\btext\/html\b/i.test(accepted)
}

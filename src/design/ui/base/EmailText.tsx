/** Breaks before the @ if it must, and elsewhere only if that is not enough. */
export function EmailText({ children: email }: { children: string }) {
  const at = Math.max(0, email.lastIndexOf('@'))
  return (
    <span className="wrap-anywhere min-w-0">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

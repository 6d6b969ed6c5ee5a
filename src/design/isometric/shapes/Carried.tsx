/** The box in somebody's arms. */
export function Carried() {
  return (
    <g transform="translate(12-26)">
      <path className="kraft top" d="M-10-10L2-16l12 6-12 6z" />
      <path className="kraft left" d="M-10-10v12L2 8V-4z" />
      <path className="kraft right" d="M14-10V2L2 8V-4z" />
    </g>
  )
}

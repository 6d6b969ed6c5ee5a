interface PhotosProps {
  paths: readonly string[]
  name: (number: number) => string
}

/** Small ones; each opens by itself. */
export function Photos({ paths, name }: PhotosProps) {
  if (paths.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {paths.map((path, index) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer" className="block rounded-field">
            <img
              src={path}
              alt={name(index + 1)}
              loading="lazy"
              className="size-16 rounded-field border border-hairline bg-sunk object-cover sm:size-20"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

import { BoxIcon } from '#design/ui/icons/ThingIcons.tsx'

export function ThreadPicture({ picture }: { picture: string | null }) {
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 shrink-0 rounded-field border border-hairline bg-sunk object-cover"
      />
    )
  }
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-field bg-kraft-soft text-xl">
      <BoxIcon />
    </span>
  )
}

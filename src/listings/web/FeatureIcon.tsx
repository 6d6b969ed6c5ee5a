/** The files are dark on white, so dark mode inverts them. As pictures they wait for the first one. */
export function FeatureIcon({ src }: { src: string }) {
  return (
    <picture>
      <img
        src={src}
        alt=""
        width="24"
        height="24"
        loading="lazy"
        className="size-6 dark:hue-rotate-180 dark:invert"
      />
    </picture>
  )
}

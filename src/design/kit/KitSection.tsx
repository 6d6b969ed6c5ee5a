import type { ReactNode } from 'react'

export function KitSection({
  id,
  title,
  intro,
  children,
}: {
  id: string
  title: string
  intro: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 pt-14">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <p className="mt-2 mb-7 max-w-measure text-ink-soft">{intro}</p>
      <div className="grid grid-cols-1 gap-9">{children}</div>
    </section>
  )
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold font-text text-ink-faint text-sm tracking-normal">
        {name}
      </h3>
      {children}
    </div>
  )
}

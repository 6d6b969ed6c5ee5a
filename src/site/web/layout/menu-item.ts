export const menuItemClass =
  'flex min-h-11 items-center gap-3 rounded-field px-3 text-ink hover:bg-sunk focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-green'

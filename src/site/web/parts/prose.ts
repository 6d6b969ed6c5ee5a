export const proseClass =
  '[&_a]:text-link [&_*+p]:mt-3 [&_*+ul]:mt-3 [&_*+ol]:mt-3 [&_*+h3]:mt-6 ' +
  '[&_h3]:font-semibold [&_h3]:text-ink [&_h3]:text-lg [&_ul]:list-disc [&_ol]:list-decimal ' +
  '[&_ul]:pl-5 [&_ol]:pl-5 [&_li+li]:mt-1.5 [&_li]:pl-1 [&_strong]:font-semibold [&_strong]:text-ink'

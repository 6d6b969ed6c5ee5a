/** Browsers from before 2024 cannot join two; there the first one alone counts. */
export function eitherSignal(first: AbortSignal, second: AbortSignal): AbortSignal {
  return 'any' in AbortSignal ? AbortSignal.any([first, second]) : first
}

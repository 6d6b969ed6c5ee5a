export const labelClass = 'mb-1.5 block font-semibold text-ink text-sm'

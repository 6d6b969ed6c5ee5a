export function truncate(text: string, max: number) {
  const letters = [...text]
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`
}

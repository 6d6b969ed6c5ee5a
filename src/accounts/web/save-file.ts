export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser still reads the address after this call.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

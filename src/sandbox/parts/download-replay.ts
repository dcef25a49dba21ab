/** Gives a replay to the browser's downloads. */
export function downloadReplay({ name, text }: { name: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.replay`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

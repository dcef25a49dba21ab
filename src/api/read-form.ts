/** Reads text fields, each cut to 1,000 characters; the last value of a repeated field wins. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields = await request.formData()
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 1000)]] : [])),
  )
}

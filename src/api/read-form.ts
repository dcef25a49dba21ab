/** The fields of a page's form as text, each at most 1,000 characters; of a field sent twice the last counts. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields = await request.formData()
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 1000)]] : [])),
  )
}

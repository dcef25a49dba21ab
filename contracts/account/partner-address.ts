/** The address of a page that a phone number is handed to, and the number as it is written there (PAGE-21). */
export function readPartnerAddress(path: string): { page: string; phone: string } | undefined {
  const [, page, phone] = /^(\/(?:telibob|telipol))\/([^/]+)\/?$/i.exec(path) ?? []
  return page !== undefined && phone !== undefined ? { page: page.toLowerCase(), phone } : undefined
}

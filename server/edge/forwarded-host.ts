/** Returns the requested host with port. The forwarded host is used only when the proxy is trusted (SHELL-01). */
export function forwardedHost(request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-host')?.split(',')[0]?.trim() : undefined
  return forwarded || new URL(request.url).host
}

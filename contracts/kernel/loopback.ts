/** Whether a host name of a URL means this machine, so that what is sent there never leaves it. */
export const isLoopbackHost = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)

import type { BrowserKind, SystemKind } from '#contracts/account/devices.ts'

/** In this order, because browsers also name the ones they descend from. */
const BROWSER_MARKS: readonly [RegExp, BrowserKind][] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]
const SYSTEM_MARKS: readonly [RegExp, SystemKind][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'macos'],
  [/\bLinux\b|\bCrOS\b/, 'linux'],
]

/** Reads only which browser on which system; the User-Agent itself is never stored. */
export function deviceKindOf(headers: Headers): { browser: BrowserKind; system: SystemKind } {
  const userAgent = headers.get('user-agent') ?? ''
  return {
    browser: BROWSER_MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other',
    system: SYSTEM_MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other',
  }
}

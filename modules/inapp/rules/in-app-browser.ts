/** The social apps whose browsers name themselves in the user agent. */
export type InAppBrowser =
  | 'messenger'
  | 'instagram'
  | 'facebook'
  | 'tiktok'
  | 'line'
  | 'wechat'
  | 'snapchat'
  | 'x'
  | 'pinterest'
  | 'linkedin'
  | 'telegram'

/** The first match wins: Messenger and Instagram include Facebook's marks as well. */
const MARKS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['messenger', /FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER)/],
  ['instagram', /\bInstagram \d/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\//],
  ['tiktok', /\bmusical_ly|\btrill_|\bBytedanceWebview\/|\bTikTok \d/],
  ['line', /\bLine\/\d/],
  ['wechat', /\bMicroMessenger\/\d/],
  ['snapchat', /\bSnapchat\/\d/],
  ['x', /\bTwitter for i(?:Phone|Pad)\b|\bTwitterAndroid\b/],
  ['pinterest', /\[Pinterest\/(?:iOS|Android)\]/],
  ['linkedin', /\[LinkedInApp\]/],
  ['telegram', /\bTelegram-Android\/\d/],
]

/** The app whose browser shows the page; undefined in an ordinary browser. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | undefined {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0]
}

/** On iPhones these have their menu at the bottom; all others have it in the upper corner. */
const MENU_BELOW_ON_IOS: readonly InAppBrowser[] = ['facebook', 'messenger', 'line', 'snapchat', 'x']

/** Where the app has the menu that leads to a real browser. */
export function menuPlaceOf(app: InAppBrowser, userAgent: string): 'above' | 'below' {
  const isIos = /iPhone|iPad|iPod/.test(userAgent)
  return isIos && MENU_BELOW_ON_IOS.includes(app) ? 'below' : 'above'
}

/** Mobile browsers that can add a page to the home screen, each in its own way. */
export type InstallPlatform = 'iosSafari' | 'iosOther' | 'androidChrome' | 'samsung' | 'firefox'

/** In-app browsers: there is no home screen to add to. */
const INSIDE_APP = /FBAN|FBAV|Instagram|Line\/|TikTok|musical_ly|MicroMessenger|; wv\)/i
const OTHER_ON_IOS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo/

/** How this browser adds a page to the home screen; undefined on desktops and in in-app browsers. */
export function installPlatform(userAgent: string, touchPoints: number): InstallPlatform | undefined {
  if (INSIDE_APP.test(userAgent)) return undefined
  if (/iPhone|iPod/.test(userAgent)) return OTHER_ON_IOS.test(userAgent) ? 'iosOther' : 'iosSafari'
  // An iPad reports as a Mac, but no Mac has a touch screen; its share button is at the top.
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'iosOther'
  if (!/Android/.test(userAgent)) return undefined
  if (/SamsungBrowser/.test(userAgent)) return 'samsung'
  return /Firefox/.test(userAgent) ? 'firefox' : 'androidChrome'
}

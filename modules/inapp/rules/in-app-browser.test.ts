import { describe, expect, test } from 'vitest'
import { inAppBrowserOf, menuPlaceOf, type InAppBrowser } from './in-app-browser.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36'

const inside: readonly (readonly [InAppBrowser, 'above' | 'below', string])[] = [
  [
    'facebook',
    'below',
    `${IPHONE} Mobile/21E219 [FBAN/FBIOS;FBAV/455.0.0.38.107;FBBV/576656453;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.4;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5;FBRV/578756453]`,
  ],
  ['facebook', 'above', `${WEB_VIEW} [FB_IAB/FB4A;FBAV/455.0.0.44.88;]`],
  [
    'messenger',
    'below',
    `${IPHONE} Mobile/21E219 [FBAN/MessengerForiOS;FBAV/450.0.0.31.109;FBBV/574387171;FBDV/iPhone14,5;FBSN/iOS;FBSV/17.4;FBLC/en_US]`,
  ],
  [
    'messenger',
    'below',
    `${IPHONE} Mobile/21E219 [FBAN/MessengerLiteForiOS;FBAV/450.0.0.31.109;FBBV/574387171;FBDV/iPhone14,5;FBSN/iOS]`,
  ],
  ['messenger', 'above', `${WEB_VIEW} [FB_IAB/Orca-Android;FBAV/449.0.0.48.104;]`],
  [
    'instagram',
    'above',
    `${IPHONE} Mobile/21D61 Instagram 321.0.3.29.105 (iPhone13,2; iOS 17_3_1; en_US; en; scale=3.00; 1170x2532; 577210397)`,
  ],
  [
    'instagram',
    'above',
    `${WEB_VIEW} Instagram 321.0.0.39.106 Android (33/13; 420dpi; 1080x2176; samsung; SM-G991B; o1s; exynos2100; de_DE; 571381571)`,
  ],
  [
    'tiktok',
    'above',
    `${IPHONE} Mobile/15E148 musical_ly_33.4.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US isDarkMode/1 WKWebView/1 RevealType/Dialog BytedanceWebview/d8a21c6`,
  ],
  [
    'tiktok',
    'above',
    `${WEB_VIEW} trill_330403 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/33.4.3 ByteLocale/id-ID Region/ID`,
  ],
  ['line', 'below', `${IPHONE} Mobile/15E148 Safari Line/14.3.1`],
  ['line', 'above', `${WEB_VIEW} Line/14.3.0/IAB`],
  [
    'wechat',
    'above',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.47(0x18002f2b) NetType/WIFI Language/zh_CN`,
  ],
  [
    'snapchat',
    'below',
    `${IPHONE} Version/17.4 Mobile/15E148 Snapchat/12.78.0.48 (like Safari/8618.1.15.10.15, panda)`,
  ],
  ['snapchat', 'above', `${WEB_VIEW} Snapchat/12.78.0.49 (SM-A536B; Android 13#A536BXXU7CWF1#33; gzip)`],
  ['x', 'below', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.29`],
  ['x', 'above', `${WEB_VIEW} TwitterAndroid`],
  ['pinterest', 'above', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ['pinterest', 'above', `${WEB_VIEW} [Pinterest/Android]`],
  ['linkedin', 'above', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.7785`],
  [
    'telegram',
    'above',
    `${WEB_VIEW} Telegram-Android/11.3.3 (Samsung SM-A536B; Android 13; SDK 33; AVERAGE)`,
  ],
]

describe('[1.25] a page in the browser of a social app', () => {
  test.for(inside)('is recognised: %s, menu %s, %s', ([app, place, userAgent]) => {
    expect(inAppBrowserOf(userAgent)).toBe(app)
    expect(menuPlaceOf(app, userAgent)).toBe(place)
  })
})

test.for([
  `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1`,
  `${IPHONE} GSA/308.0.618932158 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 Edg/122.0.0.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/54.0.2840.71 Safari/537.36 Outline/2',
  '',
])('a browser or a preview robot is not one: %s', (userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBeUndefined()
})

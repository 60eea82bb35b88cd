import { expect, test } from 'vitest'
import { installPlatform, type InstallPlatform } from './platform.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'

const rows: readonly (readonly [string, number, InstallPlatform | undefined])[] = [
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 5, 'iosSafari'],
  [`${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, 5, 'iosOther'],
  [`${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 5, 'iosOther'],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, 5, undefined],
  [`${IPHONE} Mobile/15E148 Instagram 350.0`, 5, undefined],
  [MAC, 5, 'iosOther'],
  [MAC, 0, undefined],
  [`${ANDROID} Chrome/130.0 Mobile Safari/537.36`, 5, 'androidChrome'],
  [`${ANDROID} Chrome/130.0 Mobile Safari/537.36 EdgA/130.0`, 5, 'androidChrome'],
  [`${ANDROID} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`, 5, 'samsung'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 5, 'firefox'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Chrome/130.0', 5, undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36', 10, undefined],
]
test.for(rows)(
  '[2.44] %s with %i touch points gets the guide for %s',
  ([userAgent, touchPoints, platform]) => {
    expect(installPlatform(userAgent, touchPoints)).toBe(platform)
  },
)

import { describe, expect, test } from 'vitest'
import { headOf, type DeviceReading } from './envelope.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Safari/604.1'
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 SamsungBrowser/21.0 Chrome/110.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

const reading: DeviceReading = {
  deviceId: '6F9619FF-8B86-D011-B42D-00C04FC964FF',
  userAgent: PHONE,
  language: 'sv',
  now: 1_768_046_400_123,
  timezoneMinutes: -60,
  network: '4g',
  width: 412,
  height: 915,
}

test('[3.1] [3.5] every request contains all that the browser reveals about the device', () => {
  expect(headOf(reading)).toEqual({
    devId: '6F9619FF-8B86-D011-B42D-00C04FC964FF',
    devModel: 'Pixel 8',
    devMFG: 'Pixel',
    devOS: 'Android 14',
    language: 'sv',
    network: '4g',
    width: 412,
    height: 915,
    platform: 'web_mobile',
    devTimeMill: 1_768_046_400_123,
    utcOffset: 3600,
    area: 'unknow',
    lng: '0.0',
    lat: '0.0',
    bundleId: 'app.islet.games',
    version: '{ip}',
    channel: 'official',
  })
})

test('[3.2] [3.3] a browser that reveals nothing is described by the defaults', () => {
  const silent = { ...reading, userAgent: '', language: '', network: undefined, width: 0, height: 0 }
  expect(headOf(silent)).toMatchObject({
    language: 'en',
    platform: 'web_mobile',
    channel: 'official',
    version: '{ip}',
    width: 375,
    height: 667,
    lng: '0.0',
    lat: '0.0',
    devModel: 'unknow',
    devOS: 'unknow',
    devMFG: 'unknow',
    area: 'unknow',
    network: 'unknow',
  })
})

describe('[3.1] [3.3] [3.4] what a user agent reveals', () => {
  test.for([
    ['an Android phone', PHONE, 'web_mobile', 'Android 14', 'Pixel 8', 'Pixel'],
    ['a Samsung phone', SAMSUNG, 'web_mobile', 'Android 13', 'SAMSUNG SM-S918B', 'SAMSUNG'],
    ['an iPhone', IPHONE, 'web_mobile', 'iPhone OS 17_4', 'iPhone', 'Apple'],
    ['an iPad', IPAD, 'web_mobile', 'CPU OS 16_6', 'iPad', 'Apple'],
    ['Windows', WINDOWS, 'web_pc', 'Windows NT 10.0', 'unknow', 'unknow'],
    ['a Mac', MAC, 'web_pc', 'Mac OS X 10_15_7', 'unknow', 'Apple'],
    ['Linux', LINUX, 'web_pc', 'Linux', 'unknow', 'unknow'],
    ['an unheard-of system', 'Browser/1.0 (Toaster)', 'web_pc', 'unknow', 'unknow', 'unknow'],
  ] as const)('%s', ([, userAgent, platform, devOS, devModel, devMFG]) => {
    expect(headOf({ ...reading, userAgent })).toMatchObject({ platform, devOS, devModel, devMFG })
  })
})

test.for([
  ['Copenhagen in winter', -60, 3600],
  ['London in winter', 0, 0],
  ['New York in winter', 300, -18_000],
  ['Kathmandu', -345, 20_700],
] as const)('[3.1] the time zone %s is sent in seconds east of UTC', ([, timezoneMinutes, utcOffset]) => {
  const sent = JSON.stringify(headOf({ ...reading, timezoneMinutes }))
  expect(sent).toContain(`"utcOffset":${utcOffset},`)
})

test('[3.4] the bundle is always the same', () => {
  expect(headOf({ ...reading, userAgent: WINDOWS }).bundleId).toBe(headOf(reading).bundleId)
})

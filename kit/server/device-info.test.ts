import { expect, test } from 'vitest'
import { readDeviceInfo } from './device-info.ts'

test('six fields of a device are stored, without its position', () => {
  const head = {
    devId: 'x',
    devModel: 'Pixel 9',
    devMFG: 'Google',
    devOS: 'Android 16',
    language: 'pt-BR',
    network: '4g',
    width: 412,
    height: 900,
    platform: 'web_mobile',
    utcOffset: -10800,
    version: '1.2.3',
    lng: '1',
    lat: '2',
  }
  expect(readDeviceInfo(head)).toEqual({
    language: 'pt',
    platform: 'web_mobile',
    osFamily: 'android',
    widthClass: 'small',
    version: '1.2.3',
    utcOffset: -10_800,
  })
})

test.for([
  {},
  { language: 'xx', platform: 'fridge', devOS: 7, width: '9', utcOffset: 'never', version: null },
  { language: ['en'], width: Number.POSITIVE_INFINITY, utcOffset: 1e9, version: '<script>' },
])('no value in a head fails a call: %j', (head) => {
  expect(readDeviceInfo(head as never)).toMatchObject({
    language: 'en',
    platform: 'web_mobile',
    osFamily: 'other',
  })
  expect(readDeviceInfo(head as never).utcOffset).toBe(0)
})

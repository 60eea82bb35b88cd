import { expect, test } from 'vitest'
import type { DeviceClass, Entry } from '../model.ts'
import { deviceClassOf, entryOf } from './entry.ts'

test.for<[string | undefined, Entry]>([
  ['https://portal.example/', 'home'],
  ['https://portal.example/?lang=de', 'home'],
  ['https://portal.example/g/klondike', 'game'],
  ['https://portal.example/g/klondike/', 'game'],
  ['https://portal.example/g/klondike?inv=abc', 'shared'],
  ['https://portal.example/?inv=abc', 'shared'],
  ['https://portal.example/g/classic-chess?duel=0123456789abcdef', 'shared'],
  ['https://portal.example/g/snake?beat=abc', 'shared'],
  ['https://portal.example/shtml/K3Y', 'shared'],
  ['https://portal.example/hub/chess', 'hub'],
  ['https://portal.example/games', 'list'],
  ['https://portal.example/games/puzzle', 'list'],
  ['https://portal.example/list/K3Y', 'list'],
  ['https://portal.example/today', 'list'],
  ['https://portal.example/event/lanterns-2026', 'list'],
  ['https://portal.example/cloud', 'cloud'],
  ['https://portal.example/cgame?key=x', 'cloud'],
  ['https://portal.example/privacy', 'other'],
  ['https://portal.example/gamesome', 'other'],
  ['no address', 'other'],
  ['', 'other'],
  [undefined, 'other'],
])('the page %s has the kind %s', ([address, entry]) => {
  expect(entryOf(address)).toBe(entry)
})

test.for<['web_mobile' | 'web_pc', 'small' | 'medium' | 'large', DeviceClass]>([
  ['web_mobile', 'small', 'phone'],
  ['web_mobile', 'medium', 'tablet'],
  ['web_mobile', 'large', 'tablet'],
  ['web_pc', 'small', 'computer'],
  ['web_pc', 'large', 'computer'],
])('%s with a %s screen is a %s', ([platform, widthClass, device]) => {
  expect(deviceClassOf({ platform, widthClass })).toBe(device)
})

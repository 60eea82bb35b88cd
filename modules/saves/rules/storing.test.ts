import { expect, test } from 'vitest'
import { MOST_PACKED_BYTES } from './limits.ts'
import { hasRoom, judgeSave } from './storing.ts'

const stored = { version: 5, format: 1, size: 10, mark: 'old' }
const sent = { base: 5, format: 1, size: 12, mark: 'new' }

test.for([
  ['the first one', undefined, sent, 'store'],
  ['one that follows what stands there', stored, sent, 'store'],
  ['one that is behind', stored, { ...sent, base: 4 }, 'stale'],
  ['one that claims to be ahead', stored, { ...sent, base: 6 }, 'stale'],
  ['one whose answer was lost', stored, { ...sent, base: 4, mark: 'old' }, 'same'],
  ['one of an older format', { ...stored, format: 2 }, sent, 'newer'],
  ['one of a later format', stored, { ...sent, format: 2 }, 'store'],
  ['one after it was erased', { ...stored, size: 0, mark: '' }, sent, 'store'],
  [
    'one that does not know that it was erased',
    { ...stored, size: 0, mark: '' },
    { ...sent, base: 4 },
    'stale',
  ],
] as const)('%s', ([, before, next, verdict]) => {
  expect(judgeSave(before, next, { isOwn: verdict === 'same' })).toBe(verdict)
})

test('content equal to the stored one, from another session, is treated as outdated', () => {
  expect(judgeSave(stored, { ...sent, base: 4, mark: 'old' }, { isOwn: false })).toBe('stale')
})

test('saves have a total limit, and a smaller save is always accepted', () => {
  expect(hasRoom([MOST_PACKED_BYTES - 10], 0, 10)).toBe(true)
  expect(hasRoom([MOST_PACKED_BYTES - 10], 0, 11)).toBe(false)
  expect(hasRoom([MOST_PACKED_BYTES + 50], 30, 30)).toBe(true)
  expect(hasRoom([MOST_PACKED_BYTES], 30, 31)).toBe(false)
})

import { expect, test } from 'vitest'
import { LONGEST_REPLAY_TEXT, packReplay, unpackReplay } from './replay-text.ts'

async function packed(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
}

test.for([
  [[]],
  [[0, 0, 0, 1, 1, 0]],
  [['left', 'up', 'up', { kind: 'put', cell: 3, digit: 9 }, [1, 2]]],
  [Array.from({ length: 70_000 }, (_, index) => (index >> 5) & 1)],
])('a run is decoded from its text unchanged', async ([inputs]) => {
  const replay = { seed: 2 ** 31 - 1, level: 12, inputs: inputs as readonly unknown[] }
  expect(await unpackReplay(await packReplay(replay))).toEqual(replay)
})

test('a replay contains the help that was used', async () => {
  const replay = { seed: 1, level: 1, inputs: ['up'], aids: { undos: 2, hints: 0, retries: 1 } }
  expect(await unpackReplay(await packReplay(replay))).toEqual(replay)
})

test('ten minutes of dragging fit into one call', async () => {
  const inputs = Array.from({ length: 36_000 }, (_, tick) => (Math.floor(tick / 7) * 7919) % 640_000)
  expect((await packReplay({ seed: 1, level: 1, inputs })).length).toBeLessThan(LONGEST_REPLAY_TEXT)
})

test.for([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no deflated text', 'AAAA'],
])('%s is not a replay', async ([, text]) => {
  expect(await unpackReplay(text!)).toBeUndefined()
})

test.for([
  ['no list', {}],
  ['no seed', ['x', 1, []]],
  ['a broken seed', [1.5, 1, []]],
  ['a level below zero', [1, -1, []]],
  ['no inputs', [1, 1, 'up']],
  ['inputs without a count', [1, 1, [['up']]]],
  ['a count below zero', [1, 1, [['up', -4]]]],
  ['too many inputs', [1, 1, [['up', 1_000_000_000]]]],
  ['aids that are no counts', [1, 1, [], { undos: -1, hints: 0, retries: 0 }]],
  ['aids of another form', [1, 1, [], 'none']],
  ['no JSON', '[1, 1, ['],
] as const)('a text with %s is not a replay', async ([, value]) => {
  expect(await unpackReplay(await packed(value))).toBeUndefined()
})

test('a small text that unpacks to ten megabytes is not a replay', async () => {
  const bomb = await packed([1, 1, [['x'.repeat(10_000_000), 1]]])
  expect(bomb.length).toBeLessThan(LONGEST_REPLAY_TEXT)
  expect(await unpackReplay(bomb)).toBeUndefined()
})

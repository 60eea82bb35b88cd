import { expect, test } from 'vitest'
import { parseOptions } from './options.ts'

test('a sample, its size and its journeys are read from the command line', () => {
  expect(parseOptions([])).toEqual({
    seed: 1,
    lines: 150,
    isAll: false,
    cuts: 5,
    journeys: [],
    rules: [],
  })
  const line = '--seed 7 --lines 0 --cuts 2 --journeys e2e/sound --journeys e2e/play a.ts --all'
  expect(parseOptions(line.split(' '))).toEqual({
    seed: 7,
    lines: 0,
    isAll: true,
    cuts: 2,
    journeys: ['e2e/sound', 'e2e/play'],
    rules: ['a.ts'],
  })
})

test('--help explains the options and exits with 0', () => {
  for (const help of ['--help', '-h'])
    expect(parseOptions([help])).toEqual({ text: expect.stringMatching(/^npm run mutate/), code: 0 })
})

test.for([['--sede', '7'], ['--lines', 'many'], ['--cuts', '-1'], ['--seed']])(
  'an invalid command line is answered with the usage: %j',
  (line) => {
    expect(parseOptions(line)).toEqual({ text: expect.stringContaining('npm run mutate'), code: 2 })
  },
)

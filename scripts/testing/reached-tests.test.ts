import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { reachedTests } from './reached-tests.ts'

const FILES = {
  'kit/dice.ts': 'export const dice = 6\n',
  'kit/dice.test.ts': "import { dice } from './dice.ts'\n",
  'kit/dice.slow.test.ts': "import { dice } from './dice.ts'\n",
  'games/one/rules.ts': "import { dice } from '#kit/dice.ts'\n",
  'games/one/rules.test.ts': "import './rules.ts'\n",
  'games/one/worker.test.ts': "new URL('./rules.ts', import.meta.url)\n",
  'games/two/shapes.test.ts': "import type { dice } from '#kit/dice.ts'\n",
}

function smallTree(): string {
  const { folder, remove } = makeDataFolder('reached')
  onTestFinished(remove)
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const reachedBy = (...changed: string[]) => reachedTests(smallTree(), Object.keys(FILES), changed, 'seed')

test('a change reaches the quick tests that import it, nearest first, but none by a type alone', () => {
  const reached = reachedBy('kit/dice.ts')
  expect(reached[0]).toBe('kit/dice.test.ts')
  expect(reached.toSorted()).toEqual([
    'games/one/rules.test.ts',
    'games/one/worker.test.ts',
    'kit/dice.test.ts',
  ])
})

test('a changed test reaches itself, and a changed setting of the tests reaches all', () => {
  expect(reachedBy('games/two/shapes.test.ts')).toEqual(['games/two/shapes.test.ts'])
  expect(reachedBy('vitest.config.ts')).toHaveLength(4)
  expect(reachedBy('docs/style.md')).toEqual([])
})

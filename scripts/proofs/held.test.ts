import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { DAYS_OF_HELD, DAYS_OF_SAMPLE, hasItsTurn, heldAs, readTestFiles, type HeldRecord } from './held.ts'
import { heldTests } from './held-tests.ts'
import { writeRecord } from './proofs.ts'
import { recordInTree } from './record.ts'
import { openSources } from './sources.ts'

const RULE = 'modules/swap/rules/price.test.ts'
const SERVER = 'modules/swap/server/swap.test.ts'
const LOOKS = 'kit/testing/layers.test.ts'
const JOURNEY = 'e2e/swap.e2e.ts'
const VISIT = 'e2e/visit.e2e.ts'
const MOVES = 'games/one/moves.test.ts'
const LEVELS = 'games/one/levels.test.ts'
const OTHER = 'games/other/moves.test.ts'
const STRAYS = 'games/other/words.test.ts'
const WALK = 'e2e/walk-portal.e2e.ts'
const GAMES = [LEVELS, MOVES, OTHER]
const ALL = [JOURNEY, VISIT, ...GAMES, STRAYS, LOOKS, RULE, SERVER]

/** A tree with a test that only computes, one that reads the disk, one that inspects the sources, and a journey. */
function smallTree(): string {
  const { folder, remove } = makeDataFolder('held')
  onTestFinished(remove)
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('package-lock.json', '{"packages":{}}')
  write('package.json', '{}')
  write('vitest.config.ts', 'export default {}\n')
  write('docs/style.md', 'Plain.\n')
  write('modules/swap/messages/en.json', '{}')
  write('modules/swap/rules/price.ts', 'export const price = 1\n')
  write('modules/swap/web/swap.css', '.swap { inline-size: 10px }\n')
  write('modules/swap/README.md', 'Swaps.\n')
  write('apps/cli/portal.mjs', 'export {}\n')
  write('scripts/proofs/held.ts', 'export {}\n')
  write(RULE, "import { price } from './price.ts'\n")
  write('modules/swap/server/open.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')\n")
  write(SERVER, "import './open.ts'\n")
  write(LOOKS, "import { globSync } from 'node:fs'\nglobSync('**')\n")
  write('e2e/portal.ts', "import { spawn } from 'node:child_process'\nspawn('x')\n")
  write('e2e/other.ts', 'export {}\n')
  write(JOURNEY, "import './portal.ts'\n")
  write(VISIT, 'export {}\n')
  write('kit/dice.ts', 'export const dice = 6\n')
  write('games/one/view.ts', "import '#kit/dice.ts'\n")
  write('games/one/levels.json', '[]')
  write(MOVES, 'export {}\n')
  write(LEVELS, "import { globSync } from 'node:fs'\nglobSync('games/one/*.json')\n")
  write(OTHER, "import '#kit/dice.ts'\n")
  write(
    'kit/words.ts',
    "import { readFileSync } from 'node:fs'\nreadFileSync('modules/swap/messages/en.json')\n",
  )
  write(STRAYS, "import '#kit/words.ts'\n")
  execFileSync('git', ['init', '-q'], { cwd: folder })
  execFileSync('git', ['add', '.'], { cwd: folder })
  mkdirSync(join(folder, 'scripts/proofs'), { recursive: true })
  return folder
}

const filesIn = (root: string) => readTestFiles(root, openSources(root))
const recordOf = (root: string): HeldRecord =>
  Object.fromEntries(filesIn(root).map(({ file, digest }) => [file, { digest }]))
const heldIn = (root: string, record: HeldRecord) =>
  filesIn(root)
    .filter((one) => heldAs(one, [record]))
    .map(({ file }) => file)

/** A change of code, not only of comments. */
const edit = (root: string, file: string) =>
  appendFileSync(
    join(root, file),
    /\.m?[tj]s$/.test(file) ? '\nvoid 0\n' : file.endsWith('.css') ? '.a {}' : ' ',
  )

test('a passed test without changed sources is held', () => {
  const root = smallTree()
  const record = recordOf(root)
  expect(heldIn(root, record)).toEqual(ALL)
  expect(heldIn(root, {})).toEqual([])
})

test.for([
  ['modules/swap/rules/price.ts', [...GAMES]],
  ['kit/dice.ts', [LEVELS, MOVES, RULE]],
  ['games/one/view.ts', [MOVES, OTHER, RULE]],
  ['games/one/levels.json', [MOVES, OTHER, RULE]],
  [MOVES, [JOURNEY, VISIT, OTHER, STRAYS, RULE, SERVER]],
  ['modules/swap/messages/en.json', [...GAMES, RULE]],
  ['modules/swap/web/swap.css', [...GAMES, RULE]],
  ['apps/cli/portal.mjs', [...GAMES, RULE]],
  ['modules/swap/server/open.ts', [...GAMES, RULE]],
  ['docs/style.md', [JOURNEY, VISIT, ...GAMES, STRAYS, RULE, SERVER]],
  [RULE, [JOURNEY, VISIT, ...GAMES, STRAYS, SERVER]],
  [JOURNEY, [VISIT, ...GAMES, STRAYS, RULE, SERVER]],
  ['e2e/portal.ts', [VISIT, ...GAMES, STRAYS, RULE, SERVER]],
  ['e2e/other.ts', [JOURNEY, VISIT, ...GAMES, STRAYS, RULE, SERVER]],
  ['package.json', []],
  ['vitest.config.ts', []],
] as const)('after a change of %s only %o are still held', ([file, held]) => {
  const root = smallTree()
  const record = recordOf(root)
  edit(root, file)
  expect(heldIn(root, record)).toEqual(held)
  execFileSync('git', ['add', '.'], { cwd: root })
  expect(heldIn(root, record)).toEqual(held)
})

test.for([
  ['modules/swap/server/open.ts', '// Read once.\n'],
  ['modules/swap/web/swap.css', '/* As wide as a card. */\n'],
  ['apps/cli/portal.mjs', '// Reads its options.\n'],
  ['modules/swap/README.md', 'Two cards change hands.\n'],
  ['scripts/proofs/held.ts', 'void 0\n'],
] as const)(
  'a changed comment or page of text in %s affects only tests that read the sources',
  ([file, more]) => {
    const root = smallTree()
    const record = recordOf(root)
    appendFileSync(join(root, file), more)
    expect(heldIn(root, record)).toEqual([JOURNEY, VISIT, ...GAMES, STRAYS, RULE, SERVER])
  },
)

test('new, deleted and renamed files are detected', () => {
  const root = smallTree()
  const record = recordOf(root)
  writeFileSync(join(root, 'modules/swap/server/0001.sql'), '')
  expect(heldIn(root, record)).toEqual([...GAMES, RULE])
  execFileSync('rm', [join(root, 'modules/swap/server/0001.sql')])
  expect(heldIn(root, record)).toEqual(ALL)
  execFileSync('mv', ['modules/swap/messages/en.json', 'modules/swap/messages/de.json'], { cwd: root })
  expect(heldIn(root, record)).toEqual([...GAMES, RULE])
})

test('a program that lost its execute permission counts as changed', () => {
  const root = smallTree()
  const record = recordOf(root)
  execFileSync('chmod', ['+x', 'modules/swap/messages/en.json'], { cwd: root })
  expect(heldIn(root, record)).toEqual([...GAMES, RULE])
})

afterEach(() => void vi.unstubAllEnvs())

test('a file that takes a sample is held until other families are proved or other languages asked for', () => {
  const root = smallTree()
  writeFileSync(join(root, WALK), "import './portal.ts'\n")
  const digestNow = () => filesIn(root).find(({ file }) => file === WALK)?.digest
  const digest = digestNow()
  expect(digestNow()).toBe(digest)
  vi.stubEnv('WALK', 'th')
  expect(digestNow()).not.toBe(digest)
  vi.unstubAllEnvs()
  writeRecord(root, [{ name: 'one', digest: '1' }])
  expect(digestNow()).not.toBe(digest)
})

test('without Git nothing is held', () => {
  const root = smallTree()
  execFileSync('rm', ['-r', join(root, '.git')])
  expect(filesIn(root)).toEqual([])
})

test('a passed file is recorded with its rows, a failed one is not, and the record changes no digest', () => {
  const root = smallTree()
  const files = filesIn(root)
  recordInTree(root, { proofs: [], files }, [
    { file: JOURNEY, isGreen: true, titles: ['swaps two cards [4.21] [5.8]', 'another one'] },
    { file: SERVER, isGreen: false, titles: ['swaps [5.9]'] },
  ])
  expect(filesIn(root)).toEqual(files)
  expect(heldTests(root, new Set())).toEqual([
    { name: '[4.21]', status: 'passed', file: JOURNEY },
    { name: '[5.8]', status: 'passed', file: JOURNEY },
  ])
  expect(heldTests(root, new Set([JOURNEY]))).toEqual([])
  edit(root, 'e2e/portal.ts')
  expect(heldTests(root, new Set())).toEqual([])
})

test.for([
  [RULE, DAYS_OF_HELD],
  [WALK, DAYS_OF_SAMPLE],
] as const)('%s runs once in %i days', ([file, round]) => {
  for (let place = 0; place < 20; place++) {
    const turns = Array.from({ length: round }, (_, day) => hasItsTurn(file, place, 20_000 + day))
    expect(turns.filter(Boolean)).toHaveLength(1)
  }
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LIMITS } from './kit/testing/limits.ts'
import { runChoice } from './scripts/proofs/choice.ts'

/** What takes seconds of its own. A project hides `--exclude` of the command line, so the choice comes in by name. */
const LONG = ['**/*.slow.test.ts', '**/*.race.test.ts']
const long = process.env['TESTS'] === 'quick' ? LONG : []
/** Proofs that hold: their sources are those that `npm run test:all` has seen. */
const leftOut = [...long, ...runChoice(import.meta.dirname).leftOut]
const RACES = ['{kit,modules,apps}/**/*.race.test.ts']
/** One PostgreSQL for all files of a project; every test file has a database of its own in it. */
const SERVER = 'kit/testing/global-setup.ts'
const WAIT_LIMITS = 'kit/testing/wait-limits.ts'
/** Servers share nothing but what a database of their own holds: they are loaded once a worker, not once a file. */
const SERVERS = [
  'modules/*/{server,rules}/**/*.test.ts',
  'kit/{bus,contract,db,errors,limits,server}/**/*.test.ts',
  'apps/{server,cli}/**/*.test.ts',
]
/** Screens in a document without a browser: every file has a world of its own, and jsdom is loaded once a worker, not once a file. */
const SCREENS = ['{kit,modules,apps}/**/*.test.tsx']
/** They need what such a world lacks, a CompressionStream. */
const NOT_IN_A_WORLD = [
  'modules/scores/web/challenge/{challenge-bar,dare-line,share-result}.test.tsx',
  'modules/scores/web/sending/sent-line.test.tsx',
]
const PURE = ['games/**/*.test.ts', 'kit/{game,random,time,result,i18n}/**/*.test.ts']

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'threads',
    // All cores: left alone, Vitest keeps one for itself, which is half of a small machine.
    maxWorkers: '100%',
    hookTimeout: LIMITS.test,
    testTimeout: LIMITS.test,
    expect: { poll: { timeout: LIMITS.event } },
    projects: [
      // Rules share nothing: their files need no world of their own each, which is most of what a small file costs.
      { extends: true, test: { name: 'rules', include: PURE, exclude: leftOut, isolate: false } },
      {
        extends: true,
        test: {
          name: 'servers',
          include: SERVERS,
          exclude: [...RACES, ...leftOut],
          isolate: false,
          globalSetup: SERVER,
          setupFiles: WAIT_LIMITS,
          // A busy machine may be late once; what is broken is broken twice.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREENS,
          exclude: [...SERVERS, ...NOT_IN_A_WORLD, ...leftOut],
          pool: 'vmThreads',
          setupFiles: WAIT_LIMITS,
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['{kit,modules,apps,scripts,bench}/**/*.test.ts', ...NOT_IN_A_WORLD],
          exclude: [...PURE, ...SERVERS, ...RACES, ...leftOut],
          globalSetup: SERVER,
          setupFiles: WAIT_LIMITS,
          retry: 1,
        },
      },
      {
        extends: true,
        // A race that is lost once is lost: these may not try again.
        test: {
          name: 'races',
          include: RACES,
          exclude: leftOut,
          isolate: false,
          globalSetup: SERVER,
          setupFiles: WAIT_LIMITS,
        },
      },
    ],
  },
})

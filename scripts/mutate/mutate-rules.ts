import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './sample.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = '.cache/mutate'
const REPORT = `${FOLDER}/rules.json`

interface Mutant {
  readonly status:
    | 'Killed'
    | 'Timeout'
    | 'Survived'
    | 'NoCoverage'
    | 'CompileError'
    | 'RuntimeError'
    | 'Ignored'
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

export interface RulesScore {
  readonly killed: number
  readonly all: number
  /** Scores by module folder. */
  readonly modules: ReadonlyMap<string, { killed: number; all: number }>
  readonly survivors: readonly string[]
}

/** Runs Stryker on the rules at these places, in a copy of the sources, with the tests that reach each mutant. */
export function mutateRules(mutate: readonly string[]): RulesScore {
  mkdirSync(join(ROOT, FOLDER), { recursive: true })
  const wish = join(ROOT, FOLDER, 'stryker.json')
  writeFileSync(wish, JSON.stringify(strykerWish(mutate)))
  const bin = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const run = spawnSync(process.execPath, [bin, 'run', wish], { cwd: ROOT, stdio: 'inherit' })
  if (run.status !== 0) throw new Error('Stryker did not come to its end')
  const { files } = JSON.parse(readFileSync(join(ROOT, REPORT), 'utf8')) as {
    readonly files: Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  }
  return scoreOf(files)
}

/** Stryker takes the mutants that lie within a range. */
export const rangeOf = ({ file, line }: Place) => `${file}:${line}-${line}`

const strykerWish = (mutate: readonly string[]) => ({
  mutate,
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // One worker: tests of rules are short, and the machine may have other work.
  concurrency: 1,
  // Generous, so that a busy machine does not look like an endless loop.
  timeoutMS: 15_000,
  // TypeScript 7 has no JavaScript API, which Stryker would use to rewrite a configuration.
  tsconfigFile: 'none',
  ignorePatterns: [
    '*',
    '!kit',
    '!kit/**',
    '!modules',
    '!modules/**',
    '!games',
    'games/*/**',
    '!games/tsconfig*.json',
    '!games/registry.tsv',
    '!scripts',
    'scripts/**',
    '!scripts/mutate',
    '!scripts/mutate/vitest.config.ts',
    '!package.json',
    '!tsconfig*.json',
  ],
  tempDirName: `${FOLDER}/copy`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: REPORT },
})

function scoreOf(
  files: Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>,
): RulesScore {
  const modules = new Map<string, { killed: number; all: number }>()
  const survivors: string[] = []
  for (const [file, { source, mutants }] of Object.entries(files))
    for (const mutant of mutants) {
      const isKilled = mutant.status === 'Killed' || mutant.status === 'Timeout'
      if (!isKilled && mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue
      const name = file.split('/')[1]!
      const score = modules.get(name) ?? { killed: 0, all: 0 }
      modules.set(name, { killed: score.killed + Number(isKilled), all: score.all + 1 })
      if (!isKilled) survivors.push(survivorLine(file, source, mutant))
    }
  const sum = (key: 'killed' | 'all') => [...modules.values()].reduce((total, one) => total + one[key], 0)
  return { killed: sum('killed'), all: sum('all'), modules, survivors }
}

function survivorLine(file: string, source: string, { location, mutatorName, replacement = '' }: Mutant) {
  const { line, column } = location.start
  const code = source.split('\n')[line - 1]!.trim()
  return `${file}:${line}:${column} ${mutatorName}: ${code} → ${replacement.replaceAll(/\s+/g, ' ')}`
}

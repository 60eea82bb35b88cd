import type { GameDefinition } from '#kit/game/contract.ts'
import { advantage } from '#kit/game/gate/worth.ts'
import type { Finding } from '#kit/game/gate/finding.ts'
import type { BrowserReport } from './browser.ts'
import type { HeadlessReport } from './headless.ts'
import type { BrokenFamily, LoadedFamily } from './load-families.ts'

/** The result of one run of the gate. */
export interface GateResult {
  readonly families: readonly LoadedFamily[]
  readonly broken: readonly BrokenFamily[]
  readonly headless: readonly HeadlessReport[]
  readonly browser: readonly BrowserReport[]
  /** Gzipped bytes of a family's view and rules, without what all games share. */
  readonly bytes: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
}

export const failuresOf = ({ findings, broken }: GateResult) => [
  ...findings.filter(({ weight }) => weight === 'failure'),
  ...broken.map(({ folder, cause }) => ({ slug: folder, gate: 'L4', says: cause })),
]

export const COLUMNS: readonly string[] = [
  'family',
  'game',
  'distinct by',
  'bot wins',
  'bot : random',
  'median length',
  'kB gz',
  'fps',
  'gate',
]

interface Line {
  readonly definition: GameDefinition
  readonly family: string
  readonly realtime: boolean
}

export const linesOf = ({ families }: GateResult): Line[] =>
  families.flatMap(({ folder, family }) =>
    family.definitions.map((definition) => ({ definition, family: folder, realtime: family.realtime })),
  )

export function cells(result: GateResult, { definition, family, realtime }: Line): string[] {
  const { slug } = definition
  const played = result.headless.find((report) => report.slug === slug)
  const worth = played?.worth
  const seen = result.browser.filter((report) => report.slug === slug)
  const failed = result.findings.filter((finding) => finding.slug === slug && finding.weight === 'failure')
  const better = worth && advantage(definition, worth)
  const bytes = result.bytes[family]
  return [
    family,
    slug,
    definition.distinct,
    worth ? `${worth.botWins}/${worth.deals}` : '–',
    better === undefined ? '–' : better === Infinity ? '∞' : better.toFixed(1),
    !worth
      ? '–'
      : worth.medianSeconds === undefined
        ? `${worth.medianLength} moves`
        : `${worth.medianSeconds.toFixed(0)} s`,
    bytes === undefined ? '–' : (bytes / 1000).toFixed(1),
    seen.length === 0 || !realtime ? '–' : String(Math.min(...seen.map(({ fps }) => fps))),
    failed.length === 0
      ? played
        ? 'passes'
        : 'not played'
      : [...new Set(failed.map(({ gate }) => gate))].join(' '),
  ]
}

/** The table for the terminal, with all findings below it. */
export function asText(result: GateResult, withNotes: boolean): string {
  const rows = [COLUMNS, ...linesOf(result).map((line) => cells(result, line))]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const told = result.findings.filter(({ weight }) => withNotes || weight === 'failure')
  const list = told.map(
    ({ slug, gate, weight, says }) => `${weight === 'note' ? 'note' : 'FAIL'} ${gate} ${slug}: ${says}`,
  )
  const unfinished = result.broken.map(({ folder, cause }) => `FAIL ${folder}: ${cause}`)
  return [...table, '', ...list, ...unfinished].join('\n')
}

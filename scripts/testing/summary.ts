import type { PartResult } from './parts.ts'
import { clock } from './progress.ts'

const DEAREST = 20

/** One row per part: wall-clock time, CPU time, files and tests. */
export function partTable(results: readonly PartResult[]): string {
  const rows = results.map(({ part, isGreen, seconds, processor, files }) => [
    part.name,
    isGreen ? 'green' : 'RED',
    clock(seconds),
    processor === undefined ? '-' : `${Math.round(processor)} s`,
    files.length > 0
      ? `${files.length} files, ${files.reduce((sum, { tests }) => sum + tests, 0)} tests`
      : '',
  ])
  return columns([['part', '', 'time', 'processor', ''], ...rows])
}

/** The files with the longest wall-clock time. Files run in parallel, so their sum exceeds the run's time. */
export function dearestFiles(results: readonly PartResult[], most = DEAREST): string {
  const files = results.flatMap((result) => result.files)
  const dearest = files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, most)
  return columns(dearest.map(({ file, milliseconds }) => [`${(milliseconds / 1000).toFixed(1)} s`, file]))
}

/** The failures, each with the command that runs only that. */
export function failures(results: readonly PartResult[]): string[] {
  return results
    .filter(({ isGreen }) => !isGreen)
    .flatMap(({ part, files }) => {
      const red = files.filter(({ failed }) => failed.length > 0)
      if (red.length === 0) return [`${part.name}: ${part.alone}`]
      return red.map(({ file, failed }) => `${failed.join(', ')}: npm test -- ${file}`)
    })
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, place) => Math.max(all[place] ?? 0, cell.length)),
    [],
  )
  return rows
    .map((row) => `  ${row.map((cell, place) => cell.padEnd(widths[place]!)).join('  ')}`.trimEnd())
    .join('\n')
}

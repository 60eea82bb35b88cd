import type { Instant } from '#kit/time/time.ts'
import { FOR_GOOD } from '#modules/account/server/index.ts'
import type { Change } from './command.ts'

/** Formats rows as an aligned table. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  return [line(heads), ...rows.map(line)].join('\n')
}

/** A moment for display: to the minute, in UTC. */
export const shownMoment = (moment: Instant | null): string =>
  moment === null ? '–' : `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** An end for display; permanent without one. */
export const shownUntil = (until: Instant | null): string =>
  until === null || until === FOR_GOOD ? 'for good' : `until ${shownMoment(until)}`

/** User input is printed without control characters, so that it cannot control the terminal. */
export const plain = (text: string) => text.replace(/\p{Cc}|\p{Cf}/gu, '\ufffd')

/** Differences between before and after, one line per field. */
export function differences(before: object | null, after: object | null): string[] {
  const [was, is] = [asFields(before), asFields(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => was[name] !== is[name])
    .map((name) => `  ${name}: ${was[name] ?? '–'} → ${is[name] ?? '–'}`)
}

const asFields = (facts: object | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts ?? {}).map(([name, value]) => [
      name,
      plain(typeof value === 'string' ? value : JSON.stringify(value)),
    ]),
  )

/** What a change does or did, field by field. */
export const changeText = (
  { text, subject, before, after, warnings = [] }: Change,
  heading: string,
): string =>
  [
    `${heading} (${subject}): ${text}`,
    ...differences(before, after),
    ...warnings.map((one) => `! ${one}`),
  ].join('\n')

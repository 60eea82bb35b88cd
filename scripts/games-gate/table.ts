import { cells, COLUMNS, linesOf, type GateResult } from './report.ts'

/** Shown for what was not measured. */
const UNKNOWN = '–'
const FRAMES = COLUMNS.indexOf('fps')

const row = (cellsOfRow: readonly string[]) => `| ${cellsOfRow.join(' | ')} |`

interface Written {
  readonly family: string
  readonly slug: string
  readonly text: string
}

/** The rows of the existing table. */
function rowsOf(text: string): Written[] {
  return text.split('\n').flatMap((line) => {
    const [, family, slug] = line.split('|').map((cell) => cell.trim())
    const isRow = family && slug && family !== COLUMNS[0] && !family.startsWith('---')
    return isRow && line.startsWith('|') ? [{ family, slug, text: line }] : []
  })
}

/** Without a browser, a game keeps its previous frame rate. */
function withFrames(fresh: readonly string[], before: string | undefined): readonly string[] {
  if (fresh[FRAMES] !== UNKNOWN || before === undefined) return fresh
  return fresh.with(FRAMES, before.split('|')[FRAMES + 1]?.trim() ?? UNKNOWN)
}

/** A game in the catalogue, with its family. */
export interface Listed {
  readonly family: string
  readonly slug: string
}

/**
 * The text of docs/games.md: the portal's games as the gate measured them. Games that were not measured this time keep their
 * rows; removed games lose them.
 */
export function asMarkdown(result: GateResult, before: string, listed: readonly Listed[]): string {
  const known = rowsOf(before)
  const textBefore = new Map(known.map(({ slug, text }) => [slug, text]))
  const played = new Set(result.headless.map(({ slug }) => slug))
  const fresh = linesOf(result)
    .filter(({ definition: { slug } }) => played.has(slug) || !textBefore.has(slug))
    .map((line) => ({
      family: line.family,
      slug: line.definition.slug,
      text: row(withFrames(cells(result, line), textBefore.get(line.definition.slug))),
    }))
  const rows = new Map([...known, ...fresh].map((one) => [one.slug, one.text]))
  const families = [...new Set(listed.map(({ family }) => family))].toSorted()
  const count = (name: string) => listed.filter(({ family }) => family === name).length
  return [
    '# Games',
    '',
    'Written by `npm run games:gate -- --browser`; do not edit. The rules behind each column are in `kit/game/gate`.',
    '',
    `${listed.length} games of ${families.length} families: ${families.map((name) => `${name} ${count(name)}`).join(', ')}.`,
    '',
    'Bot wins: deals won by the family’s own bot. Bot : random: how many times better the bot scores than random',
    'inputs (games without a winner). kB gz: view and rules of the family, compressed, without the shared kit.',
    'fps: real-time games on the slowest of the screens, drawn in software by a processor slowed four times.',
    '',
    row(COLUMNS),
    row(COLUMNS.map(() => '---')),
    ...listed.flatMap(({ slug }) => rows.get(slug) ?? []),
    '',
  ].join('\n')
}

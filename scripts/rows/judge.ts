/** A row of the specification: its number and its text. */
export interface Row {
  readonly id: string
  readonly words: string
}

/** A test of the last run. */
export interface RunTest {
  readonly name: string
  readonly status: string
  readonly file: string
}

export interface Verdict extends Row {
  readonly state: 'held' | 'deviates' | 'open'
  /** What is missing, or why the product differs. */
  readonly why: string
  readonly tests: readonly RunTest[]
}

interface Evidence {
  readonly tests: readonly RunTest[]
  /** Rows where the product deviates on purpose, with the reason. */
  readonly deviations: ReadonlyMap<string, string>
  /** Whether the tests of a file go through the browser or the wire. */
  readonly isAtSeam: (file: string) => boolean
}

/** The rows in the title of a test: `[4.21]`, `[4.21] [5.8]` or `[4.21, 5.8]`. */
export const rowsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[([\d., ]+)\]/g)].flatMap(([, ids]) => ids!.split(/[, ]+/))

/**
 * A row is held if all tests that carry it have passed and one of them goes through the browser or the wire. The same applies
 * to deviations: what the product does instead is tested, too.
 */
export function judge(rows: readonly Row[], { tests, deviations, isAtSeam }: Evidence): readonly Verdict[] {
  const carrying = new Map<string, RunTest[]>()
  for (const test of tests.filter(({ status }) => status === 'passed' || status === 'failed'))
    for (const id of new Set(rowsIn(test.name))) carrying.set(id, [...(carrying.get(id) ?? []), test])
  return rows.map((row) => {
    const own = carrying.get(row.id) ?? []
    const missing = lackOf(own, isAtSeam)
    const deviation = deviations.get(row.id)
    const verdict = { ...row, tests: own }
    if (missing) return { ...verdict, state: 'open', why: missing }
    return deviation === undefined
      ? { ...verdict, state: 'held', why: '' }
      : { ...verdict, state: 'deviates', why: deviation }
  })
}

function lackOf(tests: readonly RunTest[], isAtSeam: Evidence['isAtSeam']): string | undefined {
  if (tests.length === 0) return 'no test carries it'
  const failed = tests.filter(({ status }) => status === 'failed')
  if (failed.length > 0) return `${failed.length} of ${tests.length} tests failed`
  return tests.some(({ file }) => isAtSeam(file)) ? undefined : 'no test through the browser or the wire'
}

/** The list under the heading "Deviations" of a decision record: `- **3.2** why`. */
export function deviationsIn(record: string): ReadonlyMap<string, string> {
  const [, list = ''] = record.split(/^## Deviations$/m)
  const items = list.split(/^## /m)[0]!.matchAll(/^- \*\*([\d., ]+)\*\* ((?:.|\n(?!- |\n))+)/gm)
  return new Map(
    [...items].flatMap(([, ids, why]) =>
      ids!.split(/[, ]+/).map((id) => [id, why!.replace(/\s+/g, ' ').trim()] as const),
    ),
  )
}

/** Whether a test uses a browser, or a whole server over HTTP. */
export const reachesSeam = (file: string, source: string): boolean =>
  file.endsWith('.e2e.ts') ||
  /openTestPortal|#apps\/testing\/[\w-]+-(portal|rig)\.ts|\.inject\(|portal\.device|new WebSocket\(|startPortal|openWorld|openCrash/.test(
    source,
  )

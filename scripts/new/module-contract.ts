import type { Name } from './names.ts'
import type { PlannedFile } from './plan.ts'

export const moduleReadme = ({ kebab }: Name) => `# ${kebab}

What this module is for, in ten lines at most.

- **Visit.** The example that came with it: a visitor's first visit is kept (\`rules/visit.ts\`).

Invariants: one visit for each account.
`

/** The contract and the first rule of a module. */
export const moduleContract = (name: Name): PlannedFile[] => [
  { path: 'model.ts', text: MODEL },
  { path: 'calls.ts', text: callsFile(name) },
  { path: 'rules/visit.ts', text: RULE },
  { path: 'rules/visit.test.ts', text: ruleTest(name) },
]

const MODEL = `import type { Instant } from '#kit/time/time.ts'

/** What is kept of one visitor. */
export interface Visit {
  readonly firstSeenAt: Instant
}
`

const callsFile = ({ kebab, camel }: Name) => `import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'

export const ${camel}Calls = {
  /** Notes that the caller was here; the first visit stays. */
  noteVisit: defineCall({
    wire: '${kebab}/visit',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({}),
    result: renamed({ firstSeenAt: 'firstTime' }, { firstSeenAt: wireMoment() }),
    refusals: ['Closed'],
  }),
}
`

const RULE = `import { refuse, type Result } from '#kit/result/result.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Visit } from '../model.ts'

/** The first visit stays, whatever comes after it. Nobody gets in until this is written. */
export function visit(_known: Visit | undefined, _now: Instant): Result<Visit, 'Closed'> {
  return refuse('Closed')
}
`

const ruleTest = ({ kebab }: Name) => `import { expect, test } from 'vitest'
import { after, hours, instant } from '#kit/time/time.ts'
import { visit } from './visit.ts'

const start = instant('2026-01-10T12:00Z')
const next = 'Next: write visit() in modules/${kebab}/rules/visit.ts'

test('the first visit stays, a later one changes nothing', () => {
  const first = { firstSeenAt: start }
  expect(visit(undefined, start), next).toEqual({ ok: true, value: first })
  expect(visit(first, after(start, hours(3))), next).toEqual({ ok: true, value: first })
})
`

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
}

/** Every rule of WCAG 2.2 A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe's findings on the present page, one line each, without the named rules. */
export async function accessFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ({ rules, without }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: Violation[] }> }
      }
      const options = { resultTypes: ['violations'], runOnly: { type: 'tag', values: rules } }
      const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
      return (await axe.run({ ...options, rules: off })).violations
    },
    { rules: RULES, without },
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${impact} ${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

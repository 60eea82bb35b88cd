import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.ts'
import { median, type Figure } from './figure.ts'
import { withPortal } from './portal.ts'

const PATHS = ['/', '/g/2048']
const RUNS = 3
/** Lighthouse's own benchmark index; below it, other work disturbed the run, and the result says nothing about the page. */
const UNDISTURBED = 2200
const MOST_RUNS = 9
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const TIMES = { 'largest-contentful-paint': 2500, 'total-blocking-time': 200 } as const

export interface Verdict {
  readonly scores: Readonly<Record<keyof typeof TARGETS, number>>
  /** The benchmark index during the visit: 2200 to 2800 on an idle core of our build machine. */
  readonly machine: number
  readonly values: Readonly<Record<string, number>>
  /** Failed audits outside of performance: each one's name and first piece of evidence. */
  readonly failures: readonly string[]
}

type Category = keyof typeof TARGETS

const TRIES = 3

/** One visit of Lighthouse as a phone; repeated if a busy browser has lost its trace. */
export async function judge(address: string, categories: readonly Category[]): Promise<Verdict> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visit(address, categories)
    } catch (error) {
      if (attempt === TRIES) throw error
    }
  }
}

async function visit(address: string, categories: readonly Category[]): Promise<Verdict> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS.filter((flag) => flag !== '--headless')],
    logLevel: 'error',
  })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse had nothing to say about ${address}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const failures = categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${JSON.stringify(lhr.audits[id]?.details ?? '').slice(0, 400)}`)
    return {
      machine: lhr.environment.benchmarkIndex,
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      values: Object.fromEntries(
        [...Object.keys(TIMES), 'cumulative-layout-shift'].map((id) => [
          id,
          lhr.audits[id]?.numericValue ?? Number.NaN,
        ]),
      ),
      failures,
    }
  } finally {
    chrome.kill()
  }
}

/** Lighthouse's four scores on a phone, and the three times that decide the first of them. */
export const run = (): Promise<readonly Figure[]> =>
  withPortal(async (url) => {
    const figures: Figure[] = []
    for (const path of PATHS) {
      const verdicts: Verdict[] = []
      const undisturbed = () => verdicts.filter(({ machine }) => machine >= UNDISTURBED)
      while (undisturbed().length < RUNS && verdicts.length < MOST_RUNS) {
        verdicts.push(await judge(url + path, Object.keys(TARGETS) as Category[]))
      }
      verdicts.sort((one, other) => other.machine - one.machine)
      for (const failure of verdicts[0]!.failures) console.error(`${path} ${failure}`)
      figures.push(...figuresOf(path, verdicts.slice(0, RUNS)))
    }
    return figures
  })

function figuresOf(path: string, verdicts: readonly Verdict[]): Figure[] {
  const middle = (pick: (verdict: Verdict) => number) => median(verdicts.map(pick))
  const scores = Object.entries(TARGETS).map(([name, target]) => {
    const value = middle(({ scores }) => scores[name as Category])
    return {
      name: `${path} ${name}`,
      value,
      unit: 'of 100',
      against: `target ${target}`,
      ratio: value / target,
    }
  })
  const times = Object.entries(TIMES).map(([id, good]) => {
    const value = Math.round(middle(({ values }) => values[id]!))
    return { name: `${path} ${id}`, value, unit: 'ms', against: `good below ${good}`, ratio: value / good }
  })
  const shift = middle(({ values }) => values['cumulative-layout-shift']!)
  const moved = { name: `${path} cumulative-layout-shift`, value: shift, unit: '', against: 'good below 0.1' }
  const speed = middle(({ machine }) => machine)
  const machine = {
    name: `${path} machine`,
    value: speed,
    unit: 'index',
    against: `undisturbed ${UNDISTURBED}`,
  }
  return [
    ...scores,
    ...times,
    { ...moved, ratio: shift / 0.1 },
    { ...machine, ratio: speed / UNDISTURBED },
  ].map((figure) => ({
    ...figure,
    value: Math.round(figure.value * 1000) / 1000,
    ratio: Math.round(figure.ratio * 100) / 100,
  }))
}

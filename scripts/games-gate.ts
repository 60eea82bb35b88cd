import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { GameDefinition } from '#kit/game/contract.ts'
import { hash32 } from '#kit/random/random.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { checkInBrowser, type BrowserReport } from './games-gate/browser.ts'
import { checkBytes, viewBytes } from './games-gate/bytes.ts'
import { familyFolders, isBroken, loadFamily, ROOT, type LoadedFamily } from './games-gate/load-families.ts'
import { checkAll } from './games-gate/pool.ts'
import { comparePictures } from './games-gate/pictures.ts'
import { asText, failuresOf, type GateResult } from './games-gate/report.ts'
import { sampled } from './games-gate/sample.ts'
import { checkStatic, checkTwins } from './games-gate/static.ts'
import { asMarkdown, type Listed } from './games-gate/table.ts'

// npm run games:gate -- [--family NAME]… [--game SLUG]… [--sample] [--browser] [--table] [--notes] [--json] [--budget SECONDS] [--threads COUNT]
const { values: wishes } = parseArgs({
  options: {
    family: { type: 'string', multiple: true },
    game: { type: 'string', multiple: true },
    sample: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    // Writes the rows of docs/games.md without opening the games, so their frame rates stay unknown.
    table: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    budget: { type: 'string', default: '1.5' },
    threads: { type: 'string', default: '2' },
  },
})

const folders = [...new Set(wishes.family ?? familyFolders())]
const loaded = await Promise.all(folders.map(loadFamily))
const families = loaded.filter((one): one is LoadedFamily => !isBroken(one))
const day = Math.floor(systemClock() / days(1))
const games = families.flatMap(({ folder, family }) => {
  const { definitions, realtime } = family
  const ofToday = sampled(definitions, hash32(`${day} ${folder}`))
  const isAsked = ({ slug }: GameDefinition) => wishes.game?.includes(slug) ?? true
  return (wishes.sample ? ofToday : definitions).filter(isAsked).map((definition) => ({
    folder,
    definition,
    realtime,
    // Games of a family share their view: the day's game is shown on every screen, the others only on a phone.
    screens: wishes.game || ofToday.includes(definition) ? ('all' as const) : ('phone' as const),
  }))
})

const tell = (text: string) => wishes.json || process.stderr.write(`${text}\n`)
const budget = Number(wishes.budget) * 1000
const headless = await checkAll(
  games.map(({ folder, definition }) => ({ folder, slug: definition.slug, budget })),
  Number(wishes.threads),
  ({ slug, milliseconds }) => tell(`played ${slug} for ${(milliseconds / 1000).toFixed(1)} s`),
)
const openable = games.filter(
  ({ folder }) => !families.some((family) => family.folder === folder && family.lacks.includes('view.ts')),
)
const browser: BrowserReport[] = wishes.browser
  ? await checkInBrowser(openable, ({ slug, screen, ready }) =>
      tell(`opened ${slug} at ${screen} in ${ready} ms`),
    )
  : []
const isMeasured = wishes.browser || wishes.table
const bytes = isMeasured ? await viewBytes(families.map(({ folder }) => folder)) : {}
const result: GateResult = {
  families,
  broken: loaded.filter(isBroken),
  headless,
  browser,
  bytes,
  findings: [
    ...checkStatic(families),
    ...headless.flatMap(({ findings }) => findings),
    ...checkTwins(headless),
    ...browser.flatMap(({ findings }) => findings),
    ...checkBytes(bytes),
    ...(wishes.browser ? await pictureFindings() : []),
  ],
}

process.stdout.write(
  wishes.json ? `${JSON.stringify(summary(result))}\n` : `${asText(result, wishes.notes)}\n`,
)
if (isMeasured) await writeTable()

const failures = failuresOf(result)
tell(failures.length === 0 ? 'The gate is open.' : `The gate is closed: ${failures.length} failures.`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Compares the covers with those of all families, whichever are checked. */
async function pictureFindings() {
  const findings = await comparePictures([...(await otherFamilies()), ...families])
  return findings.filter(({ slug }) => games.some(({ definition }) => definition.slug === slug))
}

async function otherFamilies() {
  const others = await Promise.all(
    familyFolders()
      .filter((folder) => !folders.includes(folder))
      .map(loadFamily),
  )
  return others.filter((one): one is LoadedFamily => !isBroken(one))
}

/** Rewrites the rows of the games of this run in docs/games.md. */
async function writeTable() {
  const file = join(ROOT, 'docs/games.md')
  const listed: Listed[] = [...(await otherFamilies()), ...families]
    .toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
    .flatMap(({ folder, family }) => family.definitions.map(({ slug }) => ({ family: folder, slug })))
  mkdirSync(join(ROOT, 'docs'), { recursive: true })
  writeFileSync(file, asMarkdown(result, existsSync(file) ? readFileSync(file, 'utf8') : '', listed))
}

function summary({ headless: played, browser: opened, bytes: sizes, findings, broken }: GateResult) {
  return {
    games: played.map(({ slug, family, worth, milliseconds }) => ({ slug, family, worth, milliseconds })),
    browser: opened.map(({ slug, screen, ready, fps }) => ({ slug, screen, ready, fps })),
    bytes: sizes,
    findings,
    broken,
  }
}

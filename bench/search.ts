import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import MiniSearch from 'minisearch'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { makeSearch } from '#modules/catalog/server/index.ts'
import { median, type Figure } from './figure.ts'

const LARGE = 100_000
/** How often each search of a gold set is made; the first time warms up. */
const ROUNDS = 3
const SLOWEST_SMALL = 10
const SLOWEST_LARGE = 25
/** The number of games in an answer. */
const MOST_FOUND = 24
const MEGABYTE = 1024 * 1024
/** Building a bare index of 100,000 games is slowest by far, so it is done in only this many languages. */
const BARE_LANGUAGES = 2

/** All languages, or those of `BENCH_LANGUAGES=en,ja`: indexing 100,000 games takes ten seconds and more. */
const named = process.env['BENCH_LANGUAGES']?.split(',')
const languages = LANGUAGES.filter((language) => !named || named.includes(language))

const readJson = <Value>(path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8')) as Value

/** The searches of a language's gold set. */
const typedIn = (language: Language) =>
  readJson<readonly { readonly typed: string }[]>(`modules/catalog/search-words/gold/${language}.json`).map(
    ({ typed }) => typed,
  )

const BAD = [
  'x'.repeat(2000),
  'chess '.repeat(400),
  '🎲👾🕹️'.repeat(100),
  '\u202e\u2066chess\u2069',
  "'; drop table account; --",
  '^(a+)+$|(.*)*[',
  '%_\\',
  '\ud800\udfff',
]

const SYLLABLES = [
  'ba',
  'co',
  'du',
  'fe',
  'gi',
  'ka',
  'lo',
  'mu',
  'ne',
  'pi',
  'ra',
  'so',
  'tu',
  've',
  'zi',
  'sha',
]

/** An invented word per number, of at least four syllables, as the games of many developers would add. */
function coined(place: number): string {
  let word = ''
  for (let rest = place + SYLLABLES.length ** 3; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length]!
  return word
}

/** Repeats the games, each time with other slugs and ids and an additional word in the title. */
function manyTimes(entries: readonly CatalogueEntry[], count: number): CatalogueEntry[] {
  return Array.from({ length: count }, (_, place) => {
    const entry = entries[place % entries.length]!
    const turn = Math.floor(place / entries.length)
    if (turn === 0) return entry
    const words = Object.fromEntries(
      Object.entries(entry.words).map(([language, said]) => [
        language,
        { ...said, title: `${said.title} ${coined(place)}` },
      ]),
    )
    return {
      ...entry,
      gameId: place + 1,
      slug: `${entry.slug.toLowerCase()}-${coined(place)}`,
      words,
    }
  })
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))]!

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const memory = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

interface Measured {
  readonly language: Language
  readonly ours: readonly number[]
  readonly bare: readonly number[]
  readonly bad: readonly number[]
  readonly megabytes: number
  readonly seconds: number
}

/** Time of each search in a language, and of the same searches in MiniSearch over titles only. */
async function measure(
  games: readonly CatalogueEntry[],
  language: Language,
  withBare: boolean,
): Promise<Measured> {
  const before = memory()
  const [search, buildTime] = await timed(() => makeSearch(games, language))
  const megabytes = (memory() - before) / MEGABYTE
  collectGarbage()
  const [ours, bad]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++)
    for (const typed of typedIn(language)) {
      const [, time] = await timed(() => search(typed, MOST_FOUND))
      if (round > 0) ours.push(time)
    }
  for (const typed of BAD) bad.push((await timed(() => search(typed, MOST_FOUND)))[1])
  const bare = withBare ? await measureBare(games, language) : []
  return { language, ours, bare, bad, megabytes, seconds: buildTime / 1000 }
}

/** The same searches in MiniSearch over titles only, after ours, so that its garbage collection does not count for us. */
async function measureBare(games: readonly CatalogueEntry[], language: Language): Promise<number[]> {
  const index = new MiniSearch<{ readonly id: number; readonly title: string }>({ fields: ['title'] })
  index.addAll(games.map(({ words }, id) => ({ id, title: (words[language] ?? words['en']!).title })))
  const times: number[] = []
  for (const typed of typedIn(language)) {
    const [, time] = await timed(() => index.search(typed, { prefix: true, fuzzy: 0.2 }))
    times.push(time)
  }
  return times
}

/** The result, and CPU milliseconds including garbage collection: the machine may be busy. */
async function timed<Value>(act: () => Value | Promise<Value>): Promise<[Value, number]> {
  const start = process.cpuUsage()
  const value = await act()
  const { user, system } = process.cpuUsage(start)
  return [value, (user + system) / 1000]
}

function figuresOf(count: number, limit: number, measured: readonly Measured[]): Figure[] {
  const ours = measured.flatMap((one) => one.ours)
  const bare = measured.flatMap((one) => one.bare)
  const bad = measured.flatMap((one) => one.bad)
  const at = `${count} games`
  const figure = (name: string, value: number, unit: string, against: string, ratio: number): Figure => ({
    name,
    value: Number(value.toFixed(2)),
    unit,
    against,
    ratio: Number(ratio.toFixed(2)),
  })
  const beside = (name: string, share: number) => {
    const [own, theirs] = [percentile(ours, share), percentile(bare, share)]
    return figure(
      `${at}, ${measured.length} languages, ${name}`,
      own,
      'ms',
      `bare MiniSearch, ${theirs.toFixed(2)} ms`,
      own / theirs,
    )
  }
  const worst = measured.map(({ language, ours: times }) => [language, percentile(times, 0.99)] as const)
  return [
    beside('p50', 0.5),
    beside('p99', 0.99),
    ...worst.map(([language, p99]) =>
      figure(`${at}, ${language}, p99`, p99, 'ms', `target ${limit} ms`, p99 / limit),
    ),
    figure(
      `${at}, bad input, slowest`,
      Math.max(...bad),
      'ms',
      `target ${SLOWEST_LARGE} ms`,
      Math.max(...bad) / SLOWEST_LARGE,
    ),
    figure(
      `${at}, index of a language, median`,
      median(measured.map(({ megabytes }) => megabytes)),
      'MB',
      `all ${measured.length} languages, ${measured.reduce((sum, one) => sum + one.megabytes, 0).toFixed(0)} MB`,
      1 / measured.length,
    ),
    figure(
      `${at}, making the index of a language, median`,
      median(measured.map(({ seconds }) => seconds)),
      's',
      `the slowest language, ${Math.max(...measured.map(({ seconds }) => seconds)).toFixed(2)} s`,
      median(measured.map(({ seconds }) => seconds)) / Math.max(...measured.map(({ seconds }) => seconds)),
    ),
  ]
}

/** Searches of the gold sets among all games and among 100,000, compared with a bare MiniSearch in the same process. */
export async function run(): Promise<readonly Figure[]> {
  const entries = readJson<readonly CatalogueEntry[]>('dist/catalogue.json')
  console.error(`islet: load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`)
  const figures: Figure[] = []
  for (const [count, limit] of [
    [entries.length, SLOWEST_SMALL],
    [LARGE, SLOWEST_LARGE],
  ] as const) {
    const games = count === entries.length ? entries : manyTimes(entries, count)
    const measured: Measured[] = []
    // One index at a time: those of 100,000 games in 20 languages exceed the memory of a process.
    for (const [place, language] of languages.entries()) {
      const one = await measure(games, language, games === entries || place < BARE_LANGUAGES)
      measured.push(one)
      const p99 = percentile(one.ours, 0.99).toFixed(2)
      console.error(
        `islet: ${count} games, ${language}: p99 ${p99} ms, index in ${one.seconds.toFixed(2)} s and ${one.megabytes.toFixed(0)} MB`,
      )
    }
    figures.push(...figuresOf(count, limit, measured))
  }
  return figures
}

import type { GameDefinition } from '#kit/game/contract.ts'
import { failure, note, type Finding } from './finding.ts'

export interface Entry {
  readonly family: string
  readonly definition: GameDefinition
}

/** Fields that do not make a game distinct: names, looks, music and category. */
const LOOKS = new Set([
  'id',
  'gameId',
  'slug',
  'title',
  'theme',
  'palette',
  'sprites',
  'tune',
  'ground',
  'genre',
  'tags',
  'session',
  'orientation',
  'input',
])

/** The rules of a definition as text: equal rules give equal texts, regardless of the order of fields. */
export function rulesText({ family, definition }: Entry, forgetNumbers = false): string {
  const plain = (value: unknown): unknown => {
    if (typeof value === 'number') return forgetNumbers ? 0 : value
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(fields.map(([key, part]) => [key, plain(part)]))
  }
  const rules = Object.entries(definition).filter(([key]) => !LOOKS.has(key))
  return JSON.stringify(plain({ family, rules: Object.fromEntries(rules) }))
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups.values()]
}

const slugOf = ({ definition }: Entry) => definition.slug

/** Besides its parent, a game may have this many siblings that differ only in numbers. */
const NUMBER_SIBLINGS = 2
const LARGEST_FAMILY = 0.12
const MOST_LEVEL_GAMES = 0.3
/** The shares apply to the whole catalogue: before that, families that are cheap to make are ahead. */
const SHARES_COUNT_FROM = 1000
const FEWEST_OWN_LEVELS = 20

/** Rules 1, 4, 5 and 6 of "distinct": comparisons of definitions. */
export function checkDefinitions(entries: readonly Entry[]): Finding[] {
  return [
    ...checkNames(entries),
    ...twins(entries),
    ...numberSiblings(entries),
    ...entries
      .filter(({ definition }) => definition.distinct === 'levels' && definition.levels < FEWEST_OWN_LEVELS)
      .map((entry) => failure(slugOf(entry), 'one', `has fewer than ${FEWEST_OWN_LEVELS} levels of its own`)),
    ...shares(entries),
  ]
}

function checkNames(entries: readonly Entry[]): Finding[] {
  const shared = (name: string, of: (definition: GameDefinition) => string | number) =>
    grouped(entries, ({ definition }) => String(of(definition)))
      .filter((group) => group.length > 1)
      .flatMap((group) =>
        group.map((entry) =>
          failure(
            slugOf(entry),
            'one',
            `shares its ${name} with ${group.length - 1} more: ${of(entry.definition)}`,
          ),
        ),
      )
  return [
    ...shared('slug', ({ slug }) => slug.toLowerCase()),
    ...shared('gameId', ({ gameId }) => gameId),
    ...shared('tune', ({ tune, genre }) => `${genre} ${tune}`),
  ]
}

const twins = (entries: readonly Entry[]): Finding[] =>
  grouped(entries, (entry) => rulesText(entry))
    .filter((group) => group.length > 1)
    .map((group) =>
      failure(slugOf(group[1]!), 'one', `has the same definition as ${group.map(slugOf).join(', ')}`),
    )

const numberSiblings = (entries: readonly Entry[]): Finding[] =>
  grouped(
    entries.filter(({ definition }) => definition.distinct === 'rules'),
    (entry) => rulesText(entry, true),
  )
    .filter((group) => group.length > NUMBER_SIBLINGS + 1)
    .map((group) =>
      failure(
        slugOf(group[0]!),
        'one',
        `differs only in numbers from ${group.slice(1).map(slugOf).join(', ')}`,
      ),
    )

function shares(entries: readonly Entry[]): Finding[] {
  const large = grouped(entries, ({ family }) => family).filter(
    (group) => group.length > LARGEST_FAMILY * entries.length,
  )
  const levelGames = entries.filter(({ definition }) => definition.distinct === 'levels')
  const tooManyLevels = levelGames.length > MOST_LEVEL_GAMES * entries.length ? levelGames.slice(0, 1) : []
  if (entries.length < SHARES_COUNT_FROM) return []
  return [
    ...large.map((group) => failure(slugOf(group[0]!), 'one', `its family has ${group.length} of all games`)),
    ...tooManyLevels.map((entry) =>
      failure(slugOf(entry), 'one', `${levelGames.length} games differ by levels only`),
    ),
  ]
}

/** Behaviour of a game under the canonical random policy: one number per step, one list per seed. */
export interface Trace {
  readonly slug: string
  readonly steps: readonly (readonly number[])[]
  /** The same including the visible state. */
  readonly looks: readonly (readonly number[])[]
}

/** Rule 2 of "distinct": games whose sampled behaviour is equal are one game. */
export function checkBehaviour(traces: readonly Trace[]): Finding[] {
  const findings: Finding[] = []
  // Only traces with the same start need to be compared step by step.
  for (const group of grouped(traces, ({ steps }) => steps.map((seed) => seed.slice(0, 3).join()).join(';')))
    for (const [index, one] of group.entries())
      for (const other of group.slice(index + 1)) {
        if (!alike(one.steps, other.steps)) continue
        const same = alike(one.looks, other.looks)
        findings.push(
          same
            ? failure(other.slug, 'one', `plays exactly like ${one.slug}`)
            : note(other.slug, 'one', `differs from ${one.slug} only in what one sees`),
        )
      }
  return findings
}

/** The time budget may cut traces at different lengths: compares the common part. */
const alike = (one: Trace['steps'], other: Trace['steps']) =>
  one.every((seed, index) => {
    const second = other[index] ?? []
    const length = Math.min(seed.length, second.length)
    return length > 0 && seed.slice(0, length).join() === second.slice(0, length).join()
  })

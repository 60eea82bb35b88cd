import { expect, test } from 'vitest'
import type { Instant } from '#kit/time/time.ts'
import type { EventPlan } from '../model.ts'
import { faultsOfChange, faultsOfEvent, type EventWorld } from './faults.ts'

const at = (day: number) => Date.UTC(2027, 5, day) as Instant
const words = { title: 'Title', lead: 'Lead', about: ['About'] }
const plan = (more: Partial<EventPlan> = {}): EventPlan => ({
  slug: 'reefs',
  kind: 'season',
  startsAt: at(1),
  endsAt: at(30),
  art: 'stars',
  games: ['one', 'two'],
  hub: undefined,
  ranked: ['one'],
  rankRule: 'sum',
  cards: [],
  oddsVersion: undefined,
  words: { en: words, de: words },
  ...more,
})
const world: EventWorld = {
  now: at(0),
  languages: ['en', 'de'],
  known: [{ slug: 'old', kind: 'season', startsAt: at(-60), endsAt: at(1), isRemoved: false }],
  gameOf: (slug) => (slug === 'nowhere' ? undefined : { isRanked: slug !== 'unproved' }),
  hasHub: (slug) => slug === 'offline',
  hasOdds: (version) => version === 4,
}

test.for<[name: string, more: Partial<EventPlan>, faults: string[]]>([
  ['fits', {}, []],
  ['fits with a hub and odds of its own', { hub: 'offline', oddsVersion: 4 }, []],
  [
    'has begun',
    { startsAt: at(0) },
    ['it has to begin in the future', 'it runs at the time of the season old'],
  ],
  ['ends before it begins', { endsAt: at(1) }, ['it ends before it begins']],
  ['has a name that is taken', { slug: 'old' }, ['the name old is taken']],
  ['is a season without games', { games: [] }, ['a season has a collection of games']],
  [
    'is a contest without games',
    { kind: 'contest', ranked: [] },
    ['a contest names the games whose scores count'],
  ],
  ['names a game that is not there', { games: ['nowhere'] }, ['there is no game nowhere']],
  ['names a game twice', { games: ['one', 'one'] }, ['the game one stands there twice']],
  ['counts scores that nobody proves', { ranked: ['unproved'] }, ['scores of unproved are not proved']],
  ['leads to a hub that is not there', { hub: 'moon' }, ['there is no hub moon']],
  ['names regular odds', { oddsVersion: 1 }, ['odds 1 were not published for a season']],
  ['lacks a language', { words: { en: words } }, ['texts are missing in de']],
  [
    'speaks another language',
    { words: { en: words, de: words, xx: words } },
    ['the portal does not speak xx'],
  ],
])('an event that %s', ([, more, faults]) => {
  expect(faultsOfEvent(plan(more), world)).toEqual(faults)
})

test('seasons do not overlap, unless one was removed; a contest may run at any time', () => {
  const beside = { slug: 'beside', kind: 'season', startsAt: at(20), endsAt: at(40) } as const
  const known = (isRemoved: boolean) => ({ ...world, known: [{ ...beside, isRemoved }] })
  expect(faultsOfEvent(plan(), known(false))).toEqual(['it runs at the time of the season beside'])
  expect(faultsOfEvent(plan(), known(true))).toEqual([])
  expect(faultsOfEvent(plan({ kind: 'contest' }), known(false))).toEqual([])
})

const begun = plan({ startsAt: at(-5) })
const known = [{ ...plan(), isRemoved: false }]
const says = { en: words, de: { ...words, title: 'Neu' } }

test.for<[name: string, before: EventPlan, after: EventPlan, faults: string[]]>([
  ['before it begins, all of it', plan(), plan({ endsAt: at(20), games: ['two'], words: says }), []],
  [
    'before it begins, to a moment that is over',
    plan(),
    plan({ startsAt: at(0) }),
    ['it has to begin in the future'],
  ],
  [
    'to another name',
    plan(),
    plan({ slug: 'other' }),
    ['its name stays reefs: players may know its address'],
  ],
  ['while it runs, what it says and its picture', begun, { ...begun, art: 'tides', words: says }, []],
  [
    'while it runs, its end',
    begun,
    { ...begun, endsAt: at(31) },
    ['it has begun: only its texts and its picture can change'],
  ],
  [
    'while it runs, what counts',
    begun,
    { ...begun, ranked: ['two'] },
    ['it has begun: only its texts and its picture can change'],
  ],
  [
    'while it runs, to a language less',
    begun,
    { ...begun, words: { en: words } },
    ['texts are missing in de'],
  ],
  ['when it is over', plan({ startsAt: at(-9), endsAt: at(-1) }), plan({ words: says }), ['it is over']],
])('an event is changed %s', ([, before, after, faults]) => {
  expect(faultsOfChange(before, after, { ...world, known })).toEqual(faults)
})

import { describe, expect, test } from 'vitest'
import type { Family, GameDefinition, SimEvent } from '#kit/game/contract.ts'
import { turnSim, type TurnRules } from '#kit/game/turn-sim.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { checkFaces, checkMessages, type MessageFiles } from './complete.ts'
import { checkBehaviour, checkDefinitions } from './distinct.ts'
import type { Finding } from './finding.ts'
import { checkDeterminism, checkNoDeadEnd } from './reliable.ts'
import { traceOf } from './trace.ts'
import { checkWorth } from './worth.ts'

interface ToyDefinition extends GameDefinition {
  readonly goal: number
}

const toy = (id: string, change: Partial<ToyDefinition> = {}): ToyDefinition => ({
  id,
  gameId: id.length,
  slug: id,
  distinct: 'rules',
  genre: 'puzzle',
  tags: [],
  players: 1,
  orientation: 'any',
  input: ['tap'],
  session: [10, 60],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: id.length,
  ground: ['#000000', '#ffffff'],
  goal: 12,
  ...change,
})

interface Count {
  readonly value: number
  readonly moves: number
}

/** Climb to the goal in few steps: 2 up is better than 1 up, 1 down is a mistake. */
const climbing = ({ goal }: ToyDefinition): TurnRules<Count, number> => ({
  start: () => ({ value: 0, moves: 0 }),
  step: ({ value, moves }, input) => ({
    state: { value: value + input, moves: moves + 1 },
    events: [{ kind: ['down', 'stay', 'up', 'leap'][input + 1] ?? 'odd' }] satisfies SimEvent[],
  }),
  legal: () => [-1, 1, 2],
  status: ({ value, moves }) => (value >= goal ? 'won' : moves >= 20 ? 'lost' : 'playing'),
  score: ({ value }) => Math.max(0, value),
  progress: ({ value }) => Math.min(1, Math.max(0, value / 12)),
})

const family = (
  rules: (definition: ToyDefinition) => TurnRules<Count, number>,
  change: Partial<Family<ToyDefinition, number>> = {},
): Family<ToyDefinition, number> => ({
  name: 'toy',
  realtime: false,
  definitions: [],
  create: (definition, seed, _level, saved) => turnSim(rules(definition), seed, saved),
  bot: () => 2,
  ...change,
})

const time = { budget: 1000, now: () => 0 }
const told = (findings: readonly Finding[]) =>
  findings.filter(({ weight }) => weight === 'failure').map(({ gate, says }) => `${gate} ${says}`)

const entries = (...definitions: ToyDefinition[]) =>
  definitions.map((definition) => ({ family: 'toy', definition }))

const filesOf = (texts: (language: string) => Record<string, string>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, texts(language)])) as MessageFiles

const draw = (id: string) => `<rect id="${id}-0" width="9" height="9"/>`

const slide = (definition: ToyDefinition): TurnRules<Count, number> => ({
  ...climbing(definition),
  step: ({ value, moves }) => ({
    state: { value: value + 1, moves: moves + 1 },
    events: [{ kind: 'slide' }],
  }),
})

describe('distinct', () => {
  test('another name, tune and background do not make a different game', () => {
    expect(told(checkDefinitions(entries(toy('hill'), toy('mountain'))))).toEqual([
      'one has the same definition as hill, mountain',
    ])
  })

  test('another rule makes a different game', () => {
    expect(told(checkDefinitions(entries(toy('hill'), toy('mountain', { goal: 40 }))))).toEqual([])
  })

  test('a game may have two siblings that differ in numbers only, and no third', () => {
    const row = ['hill', 'knoll1', 'mountain', 'everest'].map((id, index) => toy(id, { goal: 10 + index }))
    expect(told(checkDefinitions(entries(...row.slice(0, 3))))).toEqual([])
    expect(told(checkDefinitions(entries(...row)))).toEqual([
      'one differs only in numbers from knoll1, mountain, everest',
    ])
  })

  test('slugs that differ in capitals only are the same address', () => {
    const findings = told(
      checkDefinitions(entries(toy('Hill'), toy('hill', { goal: 3, gameId: 99, tune: 98 }))),
    )
    expect(findings).toHaveLength(2)
    expect(findings[0]).toContain('slug')
  })

  test('games that behave alike are one game, even when their definitions differ', () => {
    const blind = family(() => climbing(toy('any')))
    const alike = ['hill', 'mountain'].map((id) => traceOf(blind, toy(id), time))
    expect(told(checkBehaviour(alike))).toEqual(['one plays exactly like hill'])
    const seeing = family(climbing)
    const different = [toy('hill'), toy('mountain', { goal: 3 })].map((one) => traceOf(seeing, one, time))
    expect(told(checkBehaviour(different))).toEqual([])
  })
})

describe('reliable', () => {
  test('a pure game is repeatable', () => {
    expect(told(checkDeterminism(family(climbing), toy('hill'), time))).toEqual([])
  })

  test('randomness that is not saved with the run is found', () => {
    let luck = 0
    const moody = (definition: ToyDefinition): TurnRules<Count, number> => ({
      ...climbing(definition),
      step: ({ value, moves }) => ({
        state: { value: value + (luck++ % 3) - 1, moves: moves + 1 },
        events: [],
      }),
    })
    expect(told(checkDeterminism(family(moody), toy('hill'), time))).not.toEqual([])
  })

  test('a run that loses state when it is saved is found', () => {
    const forgetful = family(climbing, {
      create: (definition, seed, _level, saved) =>
        turnSim(climbing(definition), seed, saved?.replace(/"moves":\d+/, '"moves":0')),
    })
    expect(told(checkDeterminism(forgetful, toy('hill', { goal: 90 }), time)).join()).toContain('reopens')
  })

  test('a running game without a legal move is found', () => {
    const dead = (definition: ToyDefinition): TurnRules<Count, number> => ({
      ...climbing(definition),
      legal: ({ moves }) => (moves < 3 ? [1] : []),
    })
    expect(told(checkNoDeadEnd(family(dead), toy('hill'), time)).join()).toContain('nothing left to do')
    expect(told(checkNoDeadEnd(family(climbing), toy('hill'), time))).toEqual([])
  })
})

describe('worth playing', () => {
  test('a game that a good player wins more often passes', () => {
    const { worth, findings } = checkWorth(family(climbing), toy('hill', { goal: 16 }), time)
    expect(told(findings)).toEqual([])
    expect(worth).toMatchObject({ deals: 12, botWins: 12, medianLength: 8 })
  })

  test('a game that nobody wins is found', () => {
    const findings = told(checkWorth(family(climbing), toy('hill', { goal: 100 }), time).findings)
    expect(findings.join()).toContain('L5 the bot wins none of 12 deals')
  })

  test('a game in which moves do not matter is found', () => {
    const findings = told(checkWorth(family(slide), toy('hill'), time).findings).join()
    expect(findings).toContain('L6 playing well hardly matters')
    expect(findings).toContain('L6 only the events slide')
  })

  test('a stored solution that does not win is found', () => {
    const boasting = family(climbing, { prove: () => [1, 1] })
    expect(told(checkWorth(boasting, toy('hill'), time).findings).join()).toContain('L5 the proved line')
  })
})

describe('complete', () => {
  const english = {
    'title.hill': 'Hill',
    'pitch.hill': 'Up!',
    'how.1': '{n, plural, one {# step} other {# steps}}',
  }
  test('20 languages with the same keys and placeholders pass', () => {
    expect(
      told(
        checkMessages(
          'toy',
          filesOf(() => english),
        ),
      ),
    ).toEqual([])
  })

  test('a missing language, a missing key, another placeholder and a broken text are found', () => {
    const files = filesOf((language) => {
      if (language === 'de') return { ...english, 'how.1': '{count} Schritte' }
      if (language === 'fr') return { 'title.hill': 'Colline', 'pitch.hill': 'Monte !' }
      if (language === 'pl') return { ...english, 'how.1': '{n, plural, one {# krok}' }
      return english
    })
    const findings = told(checkMessages('toy', { ...files, sq: undefined! }))
    expect(findings).toHaveLength(4)
    for (const text of ['no texts in sq', 'fr: keys differ', 'de how.1: values', 'pl how.1'])
      expect(findings.join()).toContain(text)
  })

  test('a cover that another game has, ids included, is found', () => {
    const files = filesOf(() => ({ ...english, 'title.mountain': 'Mount', 'pitch.mountain': 'Up!' }))
    const face = (id: string, cover: string) => ({ definition: toy(id), cover, files, how: ['how.1'] })
    expect(told(checkFaces([face('hill', draw('hill')), face('mountain', '<circle r="9"/>')]))).toEqual([])
    expect(told(checkFaces([face('hill', draw('hill')), face('mountain', draw('mountain'))]))).toEqual([
      'L8 has the cover of hill',
    ])
    expect(told(checkFaces([face('hill', draw('x')), face('mountain', `${draw('x')}<g/>`)]))).toEqual([
      'L8 its cover shares the id x-0 with another',
    ])
  })
})

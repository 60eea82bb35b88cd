import type { Name } from './names.ts'
import type { PlannedFile } from './plan.ts'

/** The files of a family that run without a browser. */
export const gameRules = (name: Name): PlannedFile[] => [
  { path: 'definitions.ts', text: definitionsFile(name) },
  { path: 'rules.ts', text: rulesFile(name) },
  { path: 'rules.test.ts', text: rulesTest(name) },
  { path: 'bot.ts', text: BOT },
  { path: 'family.ts', text: familyFile(name) },
]

const definitionsFile = ({
  kebab,
  pascal,
}: Name) => `import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export interface ${pascal}Definition extends GameDefinition {
  /** Cells along one side of the board. */
  readonly side: number
}

export const definitions: readonly ${pascal}Definition[] = [
  {
    id: '${kebab}',
    ...registered('${kebab}'),
    distinct: 'rules',
    genre: 'puzzle',
    tags: [],
    players: 1,
    orientation: 'any',
    input: ['tap'],
    session: [60, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: false },
    ground: ['#2b6a7c', '#0c2230'],
    side: 3,
  },
]
`

const rulesFile = ({ pascal }: Name) => `import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { ${pascal}Definition } from './definitions.ts'

export interface State {
  /** Cells from the top left, row by row: whether each is lit. */
  readonly lit: readonly boolean[]
}

/** A tap on a lit cell puts it out; the game is won in the dark. */
export const rules = ({ side }: ${pascal}Definition): TurnRules<State, number> => ({
  start: () => ({ lit: Array<boolean>(side * side).fill(true) }),
  step: ({ lit }, cell) => ({
    state: { lit: lit.with(cell, false) },
    events: lit[cell] ? [{ kind: 'out', x: cell }] : [],
  }),
  legal: ({ lit }) => lit.flatMap((isLit, cell) => (isLit ? [cell] : [])),
  status: ({ lit }) => (lit.some(Boolean) ? 'playing' : 'won'),
  score: ({ lit }) => lit.filter((isLit) => !isLit).length,
  progress: ({ lit }) => lit.filter((isLit) => !isLit).length / lit.length,
})
`

const rulesTest = ({ kebab }: Name) => `import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { family } from './family.ts'

const LONGEST_RUN = 500

/** How a run ends when it is played blindly: status, score and number of moves. */
function endOf(player: number): string {
  const sim = family.create(family.definitions[0]!, 1, 1)
  const random = seededRandom(player)
  let moves = 0
  for (; moves < LONGEST_RUN && sim.status === 'playing'; moves++) sim.apply(pickOne(sim.legal(), random))
  return \`\${sim.status} \${sim.score} \${moves}\`
}

test('it matters how one plays: the same board does not always end the same way', () => {
  const ends = new Set([1, 2, 3, 4, 5, 6, 7, 8].map(endOf))
  expect(ends.size, 'Next: write the rules of the game in games/${kebab}/rules.ts').toBeGreaterThan(1)
})
`

const BOT = `import type { Sim } from '#kit/game/contract.ts'
import { pickOne, type Random } from '#kit/random/random.ts'

/** Any legal tap: a player that thinks comes with the rules. */
export function bot(sim: Sim<number>, random: Random): number | undefined {
  const cells = sim.legal()
  return cells.length > 0 ? pickOne(cells, random) : undefined
}
`

const familyFile = ({ kebab, pascal }: Name) => `import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type ${pascal}Definition } from './definitions.ts'
import { rules } from './rules.ts'

export const family: Family<${pascal}Definition, number> = {
  name: '${kebab}',
  realtime: false,
  definitions,
  create: (definition, seed, _level, saved) => turnSim(rules(definition), seed, saved),
  bot,
}
`

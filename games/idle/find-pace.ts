import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '#kit/random/random.ts'
import { idleBot } from './bot.ts'
import { definitions, type IdleDefinition } from './definitions.ts'
import { createIdle } from './rules.ts'

// node games/idle/find-pace.ts : a good bot plays each game; what it has earned at these seconds becomes the goals
// (`paces.ts`). Then it plays again with them, and its milestones are printed.
const GOAL_SECONDS = [15, 35, 60, 90, 125, 165, 215, 280, 370, 500, 720]
const LAST_GOAL = 8
const TOLD_SECONDS = 330
const LONGEST_MINUTES = 45

/** Two leading digits: goals are read by people. */
function round(value: number): number {
  let scale = 1
  while (value / scale >= 100) scale *= 10
  return Math.max(1, Math.round(value / scale)) * scale
}

function measure(definition: IdleDefinition): number[] {
  const goals: number[] = GOAL_SECONDS.map(() => Infinity)
  const sim = createIdle({ ...definition, goals: [...goals, Infinity], newStart: Infinity }, 5)
  const live = sim.definition.goals as number[]
  const random = seededRandom(5)
  for (const [index, second] of GOAL_SECONDS.entries()) {
    while (sim.world.clock < second * 60) sim.apply(idleBot(sim, random, 2))
    live[index] = round(sim.world.total)
  }
  const last = live[GOAL_SECONDS.length - 1]!
  live[GOAL_SECONDS.length] = round(last * LAST_GOAL)
  return live
}

function tell(definition: IdleDefinition) {
  const sim = createIdle(definition, 7)
  const random = seededRandom(7)
  const bought: string[] = []
  const marks: string[] = []
  for (let tick = 0; tick < LONGEST_MINUTES * 3600 && sim.status === 'playing'; tick++) {
    const second = Math.round(tick / 60)
    for (const { kind, amount = 0 } of sim.apply(idleBot(sim, random, 2))) {
      if (kind === 'buy' && second < TOLD_SECONDS)
        bought.push(`${second}:${definition.upgrades[amount]!.name}${sim.world.levels[amount]!}`)
      if (kind === 'goal') marks.push(`${amount}@${second}`)
      if (kind === 'anew') marks.push(`ANEW+${amount}@${second}`)
    }
    if (second % 240 === 0 && tick % 60 === 0) marks.push(`(${sim.world.levels.join('/')})`)
  }
  process.stdout.write(
    `${definition.id} ${sim.status} ${sim.score}\n  ${bought.join(' ')}\n  ${marks.join(' ')}\n`,
  )
}

const [, , ...wanted] = process.argv
const paces = Object.fromEntries(
  definitions.map((definition) => {
    const isWanted = wanted.length === 0 || wanted.includes(definition.id)
    const goals = isWanted ? measure(definition) : [...definition.goals]
    if (isWanted) tell({ ...definition, goals, newStart: goals[GOAL_SECONDS.length - 1]! })
    return [definition.id, goals]
  }),
)
writeFileSync(
  join(import.meta.dirname, 'paces.ts'),
  `/** Goals of each game, written by \`find-pace.ts\`: the last but one allows the first new start, the last one wins. */
export const PACES: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(paces, null, 2)}\n`,
)

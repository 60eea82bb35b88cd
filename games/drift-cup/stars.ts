import { seededRandom } from '#kit/random/random.ts'
import { placeOfPlayer, PODIUM } from './laps.ts'
import { createRace, family, type DriftCupSim } from './family.ts'

const LONGEST_TICKS = 7200
const GOLD = 1.03
const SILVER = 1.15
const pars = new Map<string, number>()

/** Time of a good driver in milliseconds: the measure of gold and silver. */
export function parOf({ definition }: DriftCupSim, seed: number, level: number): number {
  const name = `${definition.id} ${seed} ${level}`
  const known = pars.get(name)
  if (known !== undefined) return known
  const sim = createRace(definition, seed, level)
  const random = seededRandom(1)
  for (let tick = 0; tick < LONGEST_TICKS && sim.status === 'playing'; tick++)
    sim.apply(family.bot(sim, random, 2) ?? 0)
  pars.set(name, sim.score)
  return sim.score
}

export const goldOf = (par: number) => Math.round(par * GOLD)

/** Three stars for a run that could hardly be better. */
export function starsOf(sim: DriftCupSim, par: () => number): 0 | 1 | 2 | 3 {
  const { race, status, definition } = sim
  if (status !== 'won') return 0
  const { contest } = definition
  switch (contest.kind) {
    case 'race':
    case 'draft':
    case 'karts':
    case 'relay':
      return starsByPlace(placeOfPlayer(race))
    case 'knockout':
      return 3
    case 'drag':
      return race.wins === contest.heats ? 3 : 2
    case 'smash':
    case 'drift':
      return race.score >= contest.goal * 2 ? 3 : race.score >= contest.goal * 1.4 ? 2 : 1
    case 'traffic':
      return race.lives >= 3 ? 3 : race.lives === 2 ? 2 : 1
    case 'trial':
    case 'slalom':
    case 'figures':
    case 'notes':
    case 'park':
    case 'back':
    case 'ferry':
      return race.score <= par() * GOLD ? 3 : race.score <= par() * SILVER ? 2 : 1
  }
}

const starsByPlace = (place: number): 0 | 1 | 2 | 3 =>
  place === 1 ? 3 : place === 2 ? 2 : place <= PODIUM ? 1 : 0

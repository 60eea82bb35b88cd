import type { GameContext, HudItem } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { timesOf } from './contests.ts'
import { placeOfPlayer } from './laps.ts'
import type { DriftCupDefinition } from './definitions.ts'
import type { DriftCupSim } from './family.ts'
import { BAY } from './field.ts'
import { TICKS_A_SECOND } from './race.ts'
import { goldOf } from './stars.ts'

type Words = Pick<GameContext<DriftCupDefinition>, 'text' | 'number' | 'locale'>

/** The two counters above the stage, by contest. */
export function board(sim: DriftCupSim, { text, number }: Words, par: () => number): HudItem[] {
  const { race, definition, course } = sim
  const { contest } = definition
  const item = (id: string, value: string): HudItem => ({ id, label: text(`hud.${id}`), value })
  const of = (one: number, all: number) => `${number(one)}/${number(all)}`
  const goldTime = () => item('gold', time(goldOf(par()), number))
  const place = () => item('place', of(placeOfPlayer(race), race.cars.length))
  const lap = (laps: number) => item('lap', of(Math.min(laps, 1 + race.lapTicks.length), laps))
  switch (contest.kind) {
    case 'race':
    case 'draft':
    case 'karts':
      return [place(), lap(contest.laps)]
    case 'relay':
      return [place(), lap(contest.legs.length)]
    case 'knockout': {
      const inside = race.cars.filter(({ doneAt }) => doneAt === 0).length
      return [place(), item('left', number(inside))]
    }
    case 'drift': {
      const left = Math.max(0, contest.seconds - Math.floor(Math.max(0, race.tick - 60) / TICKS_A_SECOND))
      return [item('time', number(left)), item('goal', number(contest.goal))]
    }
    case 'trial':
    case 'notes':
    case 'ferry':
      return [goldTime(), lap(contest.laps)]
    case 'back':
      return [goldTime(), item('lap', of(Math.min(contest.legs, 1 + race.rounds), contest.legs))]
    case 'figures':
      return [goldTime(), item('gates', of(race.spots.filter(({ isDone }) => isDone).length, contest.posts))]
    case 'park': {
      const stops = race.spots.filter(({ kind, isDone }) => kind === BAY && isDone).length
      return [goldTime(), item('stops', of(stops, contest.bays))]
    }
    case 'smash':
      return [
        item('time', number(Math.ceil(race.clock / TICKS_A_SECOND))),
        item('goal', number(contest.goal)),
      ]
    case 'drag':
      return [
        item('heat', of(Math.min(contest.heats, 1 + race.rounds), contest.heats)),
        item('wins', number(race.wins)),
      ]
    case 'traffic':
      return [
        item('lives', number(race.lives)),
        item(
          'way',
          `${number(Math.min(100, Math.max(0, Math.floor((race.cars[0]!.way * 100) / course.count))))} %`,
        ),
      ]
    case 'slalom': {
      const passed = race.gates.filter(({ state }) => state !== 'ahead').length
      return [goldTime(), item('gates', of(passed, race.gates.length))]
    }
  }
}

export const time = (milliseconds: number, number: (value: number) => string) =>
  number(Math.round(milliseconds / 100) / 10)

export const timesText = (sim: DriftCupSim, { number }: Words) => signed(`×${number(timesOf(sim.race))}`)

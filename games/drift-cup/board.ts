import type { GameContext, HudItem } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { placeOfPlayer, timesOf } from './contests.ts'
import type { DriftCupDefinition } from './definitions.ts'
import type { DriftCupSim } from './family.ts'
import { TICKS_A_SECOND } from './race.ts'
import { goldOf } from './stars.ts'

type Words = Pick<GameContext<DriftCupDefinition>, 'text' | 'number' | 'locale'>

/** The two counters above the stage, by what the contest is about. */
export function board(sim: DriftCupSim, { text, number }: Words, par: () => number): HudItem[] {
  const { race, definition, course } = sim
  const { contest } = definition
  const item = (id: string, value: string): HudItem => ({ id, label: text(`hud.${id}`), value })
  const of = (one: number, all: number) => `${number(one)}/${number(all)}`
  const lap = (laps: number) => item('lap', of(Math.min(laps, 1 + race.lapTicks.length), laps))
  switch (contest.kind) {
    case 'race':
      return [item('place', of(placeOfPlayer(race), race.cars.length)), lap(contest.laps)]
    case 'knockout': {
      const inside = race.cars.filter(({ doneAt }) => doneAt === 0).length
      return [item('place', of(placeOfPlayer(race), race.cars.length)), item('left', number(inside))]
    }
    case 'drift': {
      const left = Math.max(0, contest.seconds - Math.floor(Math.max(0, race.tick - 60) / TICKS_A_SECOND))
      return [item('time', number(left)), item('goal', number(contest.goal))]
    }
    case 'trial':
      return [item('gold', time(goldOf(par()), number)), lap(contest.laps)]
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
      return [item('gold', time(goldOf(par()), number)), item('gates', of(passed, race.gates.length))]
    }
  }
}

export const time = (milliseconds: number, number: (value: number) => string) =>
  number(Math.round(milliseconds / 100) / 10)

export const timesText = (sim: DriftCupSim, { number }: Words) => signed(`×${number(timesOf(sim.race))}`)

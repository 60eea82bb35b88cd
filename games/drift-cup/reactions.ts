import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { placeOfPlayer } from './contests.ts'
import type { DriftCupDefinition } from './definitions.ts'
import type { DriftCupSim } from './family.ts'
import { CAR_PAINTS } from './looks.ts'

export interface Around {
  readonly context: GameContext<DriftCupDefinition, number>
  readonly stage: Stage
  readonly sim: DriftCupSim
  /** The player's car on the screen. */
  readonly here: Point
}

const GOOD = '#7df2b0'
const BAD = '#ffb0a0'
const SHIFT_SOUNDS = ['bad', 'tap', 'boost'] as const

/** Sound and motion for what has happened. */
export function react({ kind, amount = 0 }: SimEvent, { context, stage, sim, here }: Around) {
  const { host, text, number } = context
  const above = { x: here.x, y: here.y - 46 }
  const plus = (value: number) => signed(`+${number(value)}`)
  switch (kind) {
    case 'light':
      return host.sound('tap', -4)
    case 'go':
      host.sound('boost')
      return host.announce(text('say.go'))
    case 'quarter':
      return host.sound('move')
    case 'lap':
      host.sound('score', 3)
      host.announce(text('say.lap', { lap: number(amount), place: number(placeOfPlayer(sim.race)) }))
      return
    case 'bump':
      host.sound('hit')
      return stage.effects.quake(4)
    case 'wall':
      host.sound('hit', -4)
      return stage.effects.quake(4)
    case 'drift':
      return host.sound('slice')
    case 'bank':
      host.sound('coin', Math.min(10, Math.floor(amount / 200)))
      if (amount > 800) host.happy(0.5)
      return stage.effects.rise(plus(amount), above, GOOD)
    case 'spill':
      host.sound('bad')
      return stage.effects.rise('×', above, BAD)
    case 'close':
      host.sound('coin')
      return stage.effects.rise(plus(amount), above, GOOD)
    case 'crash':
      host.sound('bad')
      host.vibrate()
      host.announce(text('say.crash', { lives: number(amount) }))
      stage.effects.quake(9)
      return stage.effects.burst(here, { count: 26, colors: ['#ffd76b', '#ff8a5c', '#fff3d6'], speed: 260 })
    case 'gate':
      host.sound('score', amount % 8)
      return stage.effects.burst(here, { count: 8, colors: ['#ffffff', '#b6f4ff'], speed: 150, life: 0.5 })
    case 'missed':
      host.sound('bad')
      return stage.effects.rise(text('missed'), above, BAD)
    case 'tow':
    case 'baton':
    case 'hitRival':
      host.sound('boost', kind === 'tow' ? 2 : 5)
      return stage.effects.rise(plus(amount), above, GOOD)
    case 'fumble':
    case 'spun':
    case 'heatLost':
      host.sound('bad')
      host.vibrate()
      stage.effects.quake(5)
      return stage.effects.rise('×', above, BAD)
    case 'flag':
      host.sound('coin', 4)
      return stage.effects.rise(text('flag'), above, GOOD)
    case 'shift':
      host.sound(SHIFT_SOUNDS[amount]!, amount * 3)
      return stage.effects.rise(text(`shift.${amount}`), above, amount === 0 ? BAD : GOOD)
    case 'heatWon':
      host.sound('score', 5)
      host.happy(0.6)
      return stage.effects.burst(here, { count: 36, speed: 300, life: 0.9 })
    case 'box':
      host.sound('pop', 3)
      return stage.effects.burst(here, {
        count: 10,
        colors: ['#ffffff', '#ffe27a', '#8fe0ff'],
        speed: 170,
        life: 0.5,
      })
    case 'use':
      return host.sound(amount === 1 ? 'boost' : amount === 3 ? 'shoot' : 'place')
    case 'saved':
      host.sound('bounce')
      return stage.effects.burst(here, { count: 14, colors: ['#d8f6ff', '#8fd8ff'], speed: 200, life: 0.6 })
    case 'smash':
    case 'gold':
      host.sound(kind === 'gold' ? 'coin' : 'slice', Math.min(9, sim.race.combo))
      stage.effects.quake(kind === 'gold' ? 5 : 2)
      stage.effects.burst(here, {
        count: 16,
        colors: kind === 'gold' ? ['#ffd84a', '#fff3c0', '#ff9f3a'] : ['#c98a4a', '#8a5a2c', '#f0c98a'],
        speed: 280,
        life: 0.7,
      })
      return stage.effects.rise(plus(amount), above, GOOD)
    case 'stone':
      host.sound('hit', -6)
      host.vibrate()
      stage.effects.quake(9)
      return stage.effects.rise('×', above, BAD)
    case 'cone':
      host.sound('bounce', -3)
      return stage.effects.rise(text('cone'), above, BAD)
    case 'parked':
      host.sound('score', amount)
      host.happy(0.3)
      return stage.effects.burst(here, { count: 18, colors: ['#7df2b0', '#ffffff'], speed: 190, life: 0.6 })
    case 'bayMissed':
      host.sound('bad')
      return stage.effects.rise(text('bayMissed'), above, BAD)
    case 'turn':
      host.sound('flip')
      host.announce(text('turn'))
      return stage.effects.rise(text('turn'), above, GOOD)
    case 'splash':
      host.sound('bad', 3)
      host.vibrate()
      stage.effects.burst(here, {
        count: 34,
        colors: ['#ffffff', '#9fe8ff', '#4ec3dc'],
        speed: 300,
        life: 0.8,
      })
      return stage.effects.rise(text('splash'), above, BAD)
    case 'raft':
      return host.sound('place', 2)
    case 'rivalOut':
      host.sound('pop')
      host.toast(text('say.rivalOut'))
      return stage.effects.burst(
        { x: stage.width / 2, y: stage.height * 0.2 },
        { count: 18, colors: [CAR_PAINTS[amount % CAR_PAINTS.length]!] },
      )
  }
}

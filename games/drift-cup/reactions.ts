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
    case 'rivalOut':
      host.sound('pop')
      host.toast(text('say.rivalOut'))
      return stage.effects.burst(
        { x: stage.width / 2, y: stage.height * 0.2 },
        { count: 18, colors: [CAR_PAINTS[amount % CAR_PAINTS.length]!] },
      )
  }
}

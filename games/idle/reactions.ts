import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Deck } from './deck.ts'
import type { IdleDefinition } from './definitions.ts'
import type { IdleInput, IdleSim } from './rules.ts'
import type { Look, Scene } from './scene.ts'

interface Table {
  readonly stage: Stage
  readonly scene: Scene
  look(): Look<unknown>
  deck(): Deck
  sim(): IdleSim
  short(value: number): string
}

const RISE_EVERY_TICKS = 9
const COIN_SOUND_TICKS = 7

/** What the events of the rules look and sound like. */
export function reactions(context: GameContext<IdleDefinition, IdleInput>, table: Table) {
  const { host, text } = context
  let lastRise = -99
  let lastSound = -99
  let waiting = 0

  function coins({ x = 500, y = 500, amount = 0 }: SimEvent) {
    const { stage, scene, look, short } = table
    const { clock } = table.sim().world
    waiting += amount
    if (clock - lastSound >= COIN_SOUND_TICKS) {
      lastSound = clock
      host.sound('coin', (clock / 7) % 5)
    }
    if (clock - lastRise < RISE_EVERY_TICKS) return
    lastRise = clock
    const at = look().place(x, y)
    if (!scene.quiet) stage.effects.rise(signed(`+${short(waiting)}`), at, '#ffe38a')
    stage.effects.burst(at, { count: 3, colors: ['#ffd35e', '#ffb020'], speed: 90, size: 6, life: 0.45 })
    waiting = 0
  }

  function bought(index: number) {
    const { x, y, width, height } = table.deck().cards[index]!
    const { definition, world } = table.sim()
    host.sound('place', Math.min(12, world.levels[index]!))
    table.stage.effects.burst(
      { x: x + width / 2, y: y + height / 2 },
      { count: 12, speed: 170, colors: ['#ffd35e', '#ffffff', '#3fe0cf'] },
    )
    host.announce(
      text('say.buy', { what: text(`up.${definition.upgrades[index]!.name}`), level: world.levels[index]! }),
    )
  }

  function goal(count: number) {
    const { stage } = table
    const { purse } = table.deck()
    const { goals } = table.sim().definition
    host.sound('score', count)
    host.happy(0.5)
    if (count < goals.length) host.toast(text('say.goal', { goal: count, goals: goals.length }))
    const at = { x: purse.x + purse.width / 2, y: purse.y + purse.height }
    stage.effects.burst(at, { count: 34, speed: 260, life: 1 })
    for (const [index, { from }] of table.sim().definition.upgrades.entries()) {
      const card = table.deck().cards[index]
      if (from === count && card)
        stage.effects.burst(
          { x: card.x + card.width / 2, y: card.y + card.height / 2 },
          { count: 22, speed: 200 },
        )
    }
  }

  function flood(amount: number) {
    const { stage, short } = table
    if (amount <= 0) return
    host.sound('win')
    host.toast(text('say.away', { coins: short(amount) }))
    stage.effects.burst(
      { x: stage.width / 2, y: stage.height / 3 },
      { count: 60, colors: ['#ffd35e', '#ffb020', '#fff0b0'], speed: 320, life: 1.3 },
    )
  }

  return {
    show(event: SimEvent) {
      table.scene.show?.(event, table.look())
      const { kind, amount = 0 } = event
      if (kind === 'coin') coins(event)
      else if (kind === 'buy') bought(amount)
      else if (kind === 'goal') goal(amount)
      else if (kind === 'back') flood(amount)
      else if (kind === 'anew') {
        host.sound('boost')
        host.happy(0.9)
        table.stage.effects.quake(10)
        host.toast(text('say.begun', { pearls: amount }))
      } else if (kind === 'pick' || kind === 'merge' || kind === 'pop')
        host.sound(kind === 'merge' ? 'merge' : 'pop')
      else if (kind === 'water' || kind === 'send') host.sound('tap')
      else if (kind === 'hit') host.sound('hit')
      else if (kind === 'crit') host.sound('slice', 5)
      else if (kind === 'no') host.sound('bad')
    },
  }
}

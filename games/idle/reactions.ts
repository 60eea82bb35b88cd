import type { GameContext, GameHost, SimEvent } from '#kit/game/contract.ts'
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

interface React {
  readonly table: Table
  readonly host: GameHost
  readonly text: GameContext['text']
  lastRise: number
  lastSound: number
  waiting: number
}

/** What the events of the rules look and sound like. */
export function reactions(context: GameContext<IdleDefinition, IdleInput>, table: Table) {
  const { host, text } = context

  const react: React = {
    table,
    host,
    text,
    lastRise: -99,
    lastSound: -99,
    waiting: 0,
  }

  return {
    show: (event: SimEvent) => show(react, event),
  }
}

function coins(react: React, { x = 500, y = 500, amount = 0 }: SimEvent) {
  const { stage, scene, look, short } = react.table
  const { clock } = react.table.sim().world
  react.waiting += amount
  if (clock - react.lastSound >= COIN_SOUND_TICKS) {
    react.lastSound = clock
    react.host.sound('coin', (clock / 7) % 5)
  }
  if (clock - react.lastRise < RISE_EVERY_TICKS) return
  react.lastRise = clock
  const at = look().place(x, y)
  if (!scene.quiet) stage.effects.rise(signed(`+${short(react.waiting)}`), at, '#ffe38a')
  stage.effects.burst(at, { count: 3, colors: ['#ffd35e', '#ffb020'], speed: 90, size: 6, life: 0.45 })
  react.waiting = 0
}

function bought(react: React, index: number) {
  const { x, y, width, height } = react.table.deck().cards[index]!
  const { definition, world } = react.table.sim()
  react.host.sound('place', Math.min(12, world.levels[index]!))
  react.table.stage.effects.burst(
    { x: x + width / 2, y: y + height / 2 },
    { count: 12, speed: 170, colors: ['#ffd35e', '#ffffff', '#3fe0cf'] },
  )
  react.host.announce(
    react.text('say.buy', {
      what: react.text(`up.${definition.upgrades[index]!.name}`),
      level: world.levels[index]!,
    }),
  )
}

function goal(react: React, count: number) {
  const { stage } = react.table
  const { purse } = react.table.deck()
  const { goals } = react.table.sim().definition
  react.host.sound('score', count)
  react.host.happy(0.5)
  if (count < goals.length) react.host.toast(react.text('say.goal', { goal: count, goals: goals.length }))
  const at = { x: purse.x + purse.width / 2, y: purse.y + purse.height }
  stage.effects.burst(at, { count: 34, speed: 260, life: 1 })
  for (const [index, { from }] of react.table.sim().definition.upgrades.entries()) {
    const card = react.table.deck().cards[index]
    if (from === count && card)
      stage.effects.burst(
        { x: card.x + card.width / 2, y: card.y + card.height / 2 },
        { count: 22, speed: 200 },
      )
  }
}

function flood(react: React, amount: number) {
  const { stage, short } = react.table
  if (amount <= 0) return
  react.host.sound('win')
  react.host.toast(react.text('say.away', { coins: short(amount) }))
  stage.effects.burst(
    { x: stage.width / 2, y: stage.height / 3 },
    { count: 60, colors: ['#ffd35e', '#ffb020', '#fff0b0'], speed: 320, life: 1.3 },
  )
}

function show(react: React, event: SimEvent) {
  react.table.scene.show?.(event, react.table.look())
  const { kind, amount = 0 } = event
  if (kind === 'coin') coins(react, event)
  else if (kind === 'buy') bought(react, amount)
  else if (kind === 'goal') goal(react, amount)
  else if (kind === 'back') flood(react, amount)
  else if (kind === 'anew') {
    react.host.sound('boost')
    react.host.happy(0.9)
    react.table.stage.effects.quake(10)
    react.host.toast(react.text('say.begun', { pearls: amount }))
  } else if (kind === 'pick' || kind === 'merge' || kind === 'pop')
    react.host.sound(kind === 'merge' ? 'merge' : 'pop')
  else if (kind === 'water' || kind === 'send') react.host.sound('tap')
  else if (kind === 'hit') react.host.sound('hit')
  else if (kind === 'crit') react.host.sound('slice', 5)
  else if (kind === 'no') react.host.sound('bad')
}

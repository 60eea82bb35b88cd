import type { RunWish, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { feelOf } from './feel.ts'
import { newControls, type Answer } from './controls.ts'
import { sim, type DefenceTable } from './table.ts'
import { towerAt } from './world.ts'

const OVER_AFTER_TICKS = 70
const QUIET_TICKS = 6
const COOL = 0.88
/** Effects that animate a tower. */
const FIRED = ['shot', 'splash', 'chill', 'around', 'pearl', 'hold', 'back']

export function begin(table: DefenceTable) {
  if (table.started) return
  table.started = true
  table.guide.dismiss()
  table.host.playing(true)
}

export function answer(table: DefenceTable, said: Answer) {
  if (said === 'tap') table.host.sound('tap')
  if (said === 'poor') {
    table.host.sound('bad', 4)
    table.host.toast(table.text('say.poor'))
  }
  if (said === 'blocked') {
    table.host.sound('bad')
    table.host.toast(table.text('say.blocked'))
  }
}

export function tick(table: DefenceTable) {
  table.clock++
  for (const [cell, warmth] of table.heat) table.heat.set(cell, warmth * COOL)
  if (sim(table).world.end) {
    table.ended++
    if (table.ended === OVER_AFTER_TICKS) finish(table)
    return
  }
  if (!table.started) return
  for (let turn = 0; turn < table.hand.speed && !sim(table).world.end; turn++)
    for (const event of table.run.apply(table.hand.waiting.shift() ?? 0)) react(table, event)
  if (table.rules.isBelt)
    table.hand.kind = Math.max(0, Math.min(table.hand.kind, sim(table).world.belt.length - 1))
  if (table.hand.picked !== undefined && !towerAt(sim(table).world, table.hand.picked))
    table.hand.picked = undefined
  showHud(table)
}

function react(table: DefenceTable, { kind: what, x = 0, y = 0, amount = 0 }: SimEvent) {
  const feel = feelOf[what]
  if (FIRED.includes(what)) {
    const { board, world } = sim(table)
    const tower = world.towers.find(({ cell }) => board.x[cell] === x && board.y[cell] === y)
    if (tower) table.heat.set(tower.cell, 1)
  }
  if (!feel) return
  if (feel.sound && (table.heard.get(what) ?? -99) < table.clock - QUIET_TICKS) {
    table.heard.set(what, table.clock)
    table.host.sound(feel.sound, feel.pitch ?? 0)
  }
  const at = table.room.toCanvas(x, y)
  if (feel.sparks)
    table.stage.effects.burst(at, {
      count: feel.count ?? 6,
      colors: feel.sparks,
      size: 5 * table.room.scale,
      speed: 120 * table.room.scale,
      life: 0.5,
    })
  if (feel.quake) table.stage.effects.quake(feel.quake)
  if (what === 'wave') {
    const says = table.text('say.wave', { wave: table.number(amount) })
    table.stage.effects.rise(says, { x: table.size.width / 2, y: table.size.height * 0.4 }, '#ffe066')
    table.host.announce(says)
  }
  if (what === 'leak') {
    table.host.vibrate()
    table.host.announce(table.text('say.leak', { lives: table.number(amount) }))
  }
  if (what === 'merge' || what === 'upgrade' || what === 'meet') table.host.happy(0.2)
}

export function showHud(table: DefenceTable) {
  const { world } = sim(table)
  const whole = table.rules.isEndless
    ? signed(`×${table.number(world.times)}`)
    : table.number(table.rules.waves)
  const wave = table.rules.isEndless
    ? `${table.number(world.wave)} ${whole}`
    : `${table.number(world.wave)}/${whole}`
  const now = `${world.lives} ${wave}`
  if (now === table.shown) return
  table.shown = now
  table.host.hud([
    { id: 'lives', label: table.text('hud.lives'), value: table.number(world.lives) },
    { id: 'wave', label: table.text('hud.wave'), value: wave },
  ])
}

function finish(table: DefenceTable) {
  const { world } = sim(table)
  table.host.playing(false)
  const reason = table.text('say.over', {
    wave: table.number(world.wave),
    score: table.number(world.score),
  })
  table.host.announce(reason)
  if (world.end !== 'won') {
    table.host.over(undefined, { reason })
    return
  }
  table.host.happy(1)
  const share = world.lives / table.rules.lives
  table.host.over(share > 0.8 ? 3 : share > 0.4 ? 2 : 1)
}

export function restart(table: DefenceTable, wish?: RunWish) {
  table.run = table.context.fresh(wish)
  table.hand = newControls(table.hand.speed)
  table.cursor = undefined
  table.started = false
  table.ended = 0
  table.picture = undefined
  table.heat.clear()
  table.heard.clear()
  table.stage.effects.clear()
  showHud(table)
  table.host.sound('deal')
  table.stage.invalidate()
}

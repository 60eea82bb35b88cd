import type { SimEvent } from '#kit/game/contract.ts'
import { feelOf } from './feel.ts'
import { BATTLE_TICKS, RUSH_FROM } from './world.ts'
import { showHud, sim, type Battle } from './battle.ts'

const OVER_AFTER_TICKS = 70
const QUIET_TICKS = 7

export function tick(battle: Battle) {
  const { host, text } = battle
  battle.clock++
  if (sim(battle).world.end) {
    battle.ended++
    if (battle.ended === OVER_AFTER_TICKS) finish(battle)
    return
  }
  if (!battle.started) return
  for (const event of battle.run.apply(battle.hand.waiting.shift() ?? 0)) react(battle, event)
  if (sim(battle).world.tick === RUSH_FROM) {
    battle.stage.effects.rise(
      text('say.rush'),
      { x: battle.size.width / 2, y: battle.size.height * 0.4 },
      '#ffe066',
    )
    host.announce(text('say.rush'))
    host.sound('boost')
  }
  showHud(battle)
}

function react(battle: Battle, { kind: what, x = 0, y = 0, amount }: SimEvent) {
  const { host, text, number, rules, heard } = battle
  const feel = feelOf[what]
  if (!feel) return
  if (feel.sound && (heard.get(what) ?? -99) < battle.clock - QUIET_TICKS) {
    heard.set(what, battle.clock)
    host.sound(feel.sound, feel.pitch ?? 0)
  }
  const { scale } = battle.room.field
  const isWhole = what === 'won' || what === 'lost'
  const at = isWhole ? battle.room.field.spot((rules.lanes - 1) / 2, y) : battle.room.field.spot(x, y)
  if (feel.sparks)
    battle.stage.effects.burst(at, {
      count: feel.count ?? 6,
      colors: feel.sparks,
      size: 5 * scale,
      speed: 130 * scale,
      life: 0.5,
    })
  if (feel.quake) battle.stage.effects.quake(feel.quake)
  if (what === 'ours' && amount !== undefined) battle.stage.effects.rise(number(amount), at, '#ffe066')
  if (what === 'fall') {
    host.vibrate()
    host.announce(text(amount === 0 ? 'say.fell' : 'say.lost-tower'))
    if (amount === 0) host.happy(0.5)
  }
  if (what === 'weather') {
    const says = text(`say.${sim(battle).world.weather}`)
    battle.stage.effects.rise(says, { x: battle.size.width / 2, y: battle.size.height * 0.4 }, '#ffffff')
    host.announce(says)
  }
}

function finish(battle: Battle) {
  const { host, text, number } = battle
  const { world } = sim(battle)
  host.playing(false)
  host.announce(text(world.end === 'won' ? 'say.won' : 'say.lost', { score: number(world.score) }))
  if (world.end === 'lost') {
    host.over()
    return
  }
  host.happy(1)
  host.over(world.tick < BATTLE_TICKS * 0.6 ? 3 : world.tick < BATTLE_TICKS ? 2 : 1)
}

import { ease } from '#kit/game/effects.ts'
import type { Played } from '#kit/game/packs/pack-table.ts'
import { tumble } from './dice-set.ts'
import { cellBox } from './slot-board.ts'
import { OTHER, PASS, type SlotState } from './slot-rules.ts'
import { game, lay, type Table } from './slot-table.ts'

const LAND_SECONDS = 0.24
const READ_SECONDS = 0.55

function roll(table: Table) {
  const { tools, host, base } = table
  lay(table)
  if (table.dice.length === 0) return
  const { tray } = base.room
  const rolled = game(table).isAhead && table.dice.length > 1 ? table.dice.slice(-1) : table.dice
  host.sound('deal')
  base.after(0.4, () => host.sound('bounce'))
  tumble(tools.effects, rolled, { x: tray.x + tray.width / 2, y: tray.y + tray.height + 30 })
}

function land(table: Table, isRival: boolean, place: number) {
  const { tools, host } = table
  const mine = { isRival, place, k: 0 }
  table.landing = mine
  tools.effects.tween(LAND_SECONDS, (k) => (mine.k = k), {
    ease: ease.back,
    done: () => table.landing === mine && (table.landing = undefined),
  })
  host.sound('place', isRival ? -4 : 2)
}

export function play(table: Table, { input, before, after, events }: Played<SlotState, number>): number {
  const { tools, host, base, text } = table
  base.fresh()
  table.picked = 0
  table.shown = { ...after, dice: after.dice }
  const place = input % OTHER
  if (input === PASS) {
    host.sound('bad')
    tools.effects.quake(4)
    base.say(text(table.shown.kind === 'towers' ? 'say.missTower' : 'say.miss'))
    roll(table)
    return 0.4
  }
  const box = cellBox(table.boards.own, place)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (const { kind, amount = 0 } of events) {
    if (kind === 'line') {
      tools.effects.rise(`+${amount}`, middle, '#bff5e6')
      tools.effects.burst(middle, { count: 10 + amount, speed: 160 })
      host.sound('score', Math.min(9, amount))
    }
    if (kind === 'loss') {
      tools.effects.rise(`−${amount}`, middle, '#ffb0a0')
      host.sound('bad', -2)
    }
    if (kind === 'full') host.happy(0.5)
    if (kind === 'sweep') {
      tools.effects.quake(5)
      host.sound('hit')
      host.happy(0.4)
    }
    if (kind === 'round') base.say(text(amount > 0 ? 'say.roundDone' : 'say.roundOver', { points: amount }))
  }
  const { reply } = after
  if (!reply) {
    land(table, false, place)
    roll(table)
    return LAND_SECONDS
  }
  // First the own die, then the rival's answer.
  table.shown = {
    ...after,
    own: before.own.with(place, before.dice[0]!),
    rival: sweptBy(before, place),
    dice: [],
  }
  table.dice = []
  land(table, false, place)
  base.after(READ_SECONDS, () => {
    table.shown = after
    land(table, true, reply.place)
    host.announce(text('say.rivalPlaces', { value: reply.value }))
    roll(table)
  })
  base.busyFor(READ_SECONDS + LAND_SECONDS)
  return READ_SECONDS + LAND_SECONDS
}

const sweptBy = ({ rival, dice: [value] }: SlotState, place: number) =>
  rival.map((one, index) => (index % 3 === place % 3 && one === value ? 0 : one))

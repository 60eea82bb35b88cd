import type { Played } from '#kit/game/packs/pack-table.ts'
import { lyingDie, tumble, yawOf } from './dice-set.ts'
import { lineBox } from './tally-sheet.ts'
import { CATEGORIES } from './tally-score.ts'
import type { TallyState } from './tally-rules.ts'
import { hand, placeDice, settle, slot, type Table } from './tally-table.ts'

const RIVAL_LOOK_SECONDS = 1.5

export function playThrow(table: Table, input: number, after: TallyState): number {
  const { tools, host, base, text } = table
  base.fresh()
  table.shown = after
  table.held = input
  placeDice(table)
  const flying = table.dice.filter((_, index) => !(input & (1 << index)))
  table.rolling = true
  host.sound('deal')
  const seconds = tumble(tools.effects, flying, hand(table))
  base.after(seconds * 0.45, () => host.sound('bounce', -3))
  base.after(seconds * 0.7, () => host.sound('bounce', 2))
  base.after(seconds, () => {
    table.rolling = false
    if (after.dice.every((value) => value === after.dice[0])) {
      host.happy(0.6)
      host.sound('score', 7)
    }
    if (after.left === 0) base.say(text('say.choose'))
    host.announce(text('say.thrown', { dice: after.dice.join(' ') }))
  })
  return seconds
}

export function playFill(
  table: Table,
  line: number,
  points: number,
  { after, before }: Played<TallyState, number>,
): number {
  const { tools, host, base, text, isRtl } = table
  base.fresh()
  const box = lineBox(base.room, line, isRtl)
  const at = { x: box.x + box.width / 2, y: box.y + 4 }
  tools.effects.rise(points > 0 ? `+${points}` : '–', at, points > 0 ? '#ffe08a' : '#ffb0a0')
  if (points >= 25) tools.effects.burst(at, { count: 16 })
  host.sound(points === 0 ? 'bad' : points >= 25 ? 'coin' : 'score', Math.min(7, Math.floor(points / 6)))
  table.held = 0
  table.dice = []
  table.shown = { ...after, rival: before.rival }
  const { reply } = after
  if (!reply) return 0.4
  table.guests = reply.dice.map((value, index) => {
    const { loose, size } = slot(table, index)
    return lyingDie(value, loose, size, yawOf(`guest ${value} ${index}`))
  })
  const { tray } = base.room
  const landed = tumble(tools.effects, table.guests, { x: tray.x + tray.width / 2, y: tray.y - 30 })
  const name = text(`line.${CATEGORIES[reply.category]!}`)
  base.busyFor(landed + RIVAL_LOOK_SECONDS)
  base.after(landed * 0.5, () => host.sound('bounce', -5))
  base.after(landed, () => {
    table.shown = after
    base.say(text('say.rivalFills', { line: name, points: reply.points }))
    host.announce(text('say.rivalFills', { line: name, points: reply.points }))
    host.sound('place', -4)
  })
  base.after(landed + RIVAL_LOOK_SECONDS, () => settle(table))
  return landed + RIVAL_LOOK_SECONDS
}

import { ease } from '#kit/game/effects.ts'
import type { Played } from '#kit/game/packs/pack-table.ts'
import { tumble } from './dice-set.ts'
import { shutterBox } from './shutters-hut.ts'
import { SHUTTERS, sumOf } from './shutters-mind.ts'
import { openAfter, SHUT, type ShuttersState } from './shutters-rules.ts'
import { lay, middle, settle, sum, type Table } from './shutters-table.ts'

const SWING_SECONDS = 0.3
const READ_SECONDS = 1.3

function roll(table: Table, values: readonly number[], isGuest = false): number {
  const { tools, host, base } = table
  lay(table, values)
  const { tray } = base.room
  host.sound('deal')
  base.after(0.4, () => host.sound('bounce', isGuest ? -5 : 0))
  return tumble(tools.effects, table.dice, {
    x: tray.x + tray.width / 2,
    y: isGuest ? tray.y - 30 : tray.y + tray.height + 40,
  })
}

function swing(table: Table, mask: number) {
  const { tools, host } = table
  for (let index = 0; index < SHUTTERS; index++) {
    if (!(mask & (1 << index))) continue
    tools.effects.tween(SWING_SECONDS, (k) => (table.closed[index] = k), { ease: ease.inOut })
  }
  host.sound('place', 2)
}

function nightOver(table: Table, { after, before }: Played<ShuttersState, number>, begin: number): number {
  const { tools, host, base, text } = table
  const leak = after.leaks.at(-1)!
  base.after(begin, () => {
    base.say(leak === 0 ? text('say.tight') : text('say.leak', { points: leak }))
    host.announce(leak === 0 ? text('say.tight') : text('say.leak', { points: leak }))
    host.sound(leak === 0 ? 'score' : 'bad', leak === 0 ? 7 : 0)
    if (leak === 0) host.happy(0.7)
    else tools.effects.quake(5)
  })
  let at = begin + READ_SECONDS
  if (after.reply.length > 0) {
    base.after(at, () => {
      table.shown = { ...before, dice: [], leaks: after.leaks, rivalLeaks: before.rivalLeaks, lost: [] }
      table.closed = table.closed.map(() => 0)
      base.say(text('say.rivalNight'))
    })
    at += 0.5
    // A rival's whole turn is shown fast: only its result matters.
    for (const { dice: values, mask } of after.reply) {
      base.after(at, () => roll(table, values, true))
      at += 0.95
      if (mask > 0) base.after(at, () => swing(table, mask))
      at += 0.35
    }
    const rest = sumOf(openAfter(after.reply))
    base.after(at, () => {
      table.shown = { ...table.shown, rivalLeaks: after.rivalLeaks }
      base.say(text('say.rivalLeak', { points: rest }))
      host.announce(text('say.rivalLeak', { points: rest }))
    })
    at += READ_SECONDS
  }
  base.after(at, () => settle(table))
  base.busyFor(at)
  return at
}

export function play(table: Table, move: Played<ShuttersState, number>): number {
  const { tools, host, base, text } = table
  const { input, before, after, events } = move
  base.fresh()
  table.picked = 0
  const isEnd = after.leaks.length > before.leaks.length
  if (input >= SHUT) {
    const mask = input - SHUT
    table.shown = { ...before, open: before.open & ~mask, dice: [] }
    swing(table, mask)
    table.dice = []
    tools.effects.rise(
      `${events[0]?.amount ?? ''}`,
      middle(shutterBox(base.room, Math.floor(Math.log2(mask)))),
      '#bff5e6',
    )
    return isEnd ? nightOver(table, move, SWING_SECONDS) : SWING_SECONDS
  }
  table.shown = { ...before, dice: isEnd ? after.lost : after.dice }
  table.rolling = true
  const seconds = roll(table, table.shown.dice)
  base.after(seconds, () => {
    table.rolling = false
    host.announce(text('say.thrown', { dice: table.shown.dice.join(' ') }))
    if (!isEnd) base.say(text('say.sum', { sum: sum(table) }))
  })
  return isEnd ? nightOver(table, move, seconds) : seconds
}

import type { Played } from '#kit/game/packs/pack-table.ts'
import { push, tumble } from './dice-set.ts'
import { BANK, DICE, type RiptideState, type RiptideThrow } from './riptide-rules.ts'
import { pointsOf } from './riptide-score.ts'
import { asidePlace, hand, lay, settle, type Table } from './riptide-table.ts'

const BUST_SECONDS = 1.1
const READ_SECONDS = 1

function roll(table: Table, values: readonly number[], put: readonly number[]): number {
  const { tools, host, base } = table
  lay(table, values, put)
  host.sound('deal')
  base.after(0.4, () => host.sound('bounce', table.isGuest ? -5 : 0))
  return tumble(tools.effects, table.dice, hand(table))
}

function setAside(table: Table, mask: number) {
  let count = table.aside.length
  for (const [index, die] of table.dice.entries()) {
    if (!(mask & (1 << index))) continue
    die.raised = 0
    push(table.tools.effects, die, asidePlace(table, count++))
  }
}

function playReply(table: Table, begin: number, film: readonly RiptideThrow[], after: RiptideState): number {
  const { host, base, text } = table
  let at = begin
  let put: number[] = []
  for (const { dice: values, mask, pot } of film) {
    const before = put.length >= DICE ? [] : put
    base.after(at, () => {
      table.isGuest = true
      roll(table, values, before)
    })
    at += 1.2
    base.after(at, () => {
      table.voyage = { ...table.voyage, pot, isRivals: true }
      if (mask === 0) host.sound('bad', -4)
      else setAside(table, mask)
      base.say(mask === 0 ? text('say.rivalBust') : text('say.rivalStake', { points: pot }))
    })
    at += READ_SECONDS * 0.8
    put = [...before, ...values.filter((_, index) => mask & (1 << index))]
  }
  const gain = film.at(-1)?.pot ?? 0
  base.after(at, () => {
    table.voyage = { own: after.own, rival: after.rival, pot: 0, isRivals: false }
    if (gain > 0) {
      base.say(text('say.rivalBanks', { points: gain }))
      host.announce(text('say.rivalBanks', { points: gain }))
      host.sound('coin', -5)
    }
  })
  at += READ_SECONDS
  base.after(at, () => settle(table))
  return at
}

export function play(table: Table, { input, before, after, events }: Played<RiptideState, number>): number {
  const { tools, host, base, text } = table
  base.fresh()
  table.picked = 0
  const isBank = input >= BANK
  const bust = events.find(({ kind }) => kind === 'bust')
  let begin = 0
  if (isBank) {
    const gain = after.own - before.own
    host.sound('coin', 4)
    if (gain >= 1000) host.happy(0.5)
    base.say(text('say.banked', { points: gain }))
    const { tray } = base.room
    tools.effects.rise(`+${gain}`, { x: tray.x + tray.width / 2, y: tray.y + 20 }, '#ffe08a')
    table.voyage = { own: after.own, rival: before.rival, pot: 0, isRivals: false }
    table.dice = []
    begin = READ_SECONDS
  } else {
    const count = before.aside.length + before.dice.length
    const isHot = events.some(({ kind }) => kind === 'hot')
    const pot = before.pot + pointsOf(before.dice, input)
    const put =
      isHot || count === 0 ? [] : [...before.aside, ...before.dice.filter((_, index) => input & (1 << index))]
    table.shown = { ...after, dice: bust ? after.lost : after.dice, aside: put, pot }
    table.voyage = { own: before.own, rival: before.rival, pot, isRivals: false }
    table.rolling = true
    begin = roll(table, table.shown.dice, put)
    if (isHot) {
      base.say(text('say.hot'))
      host.sound('boost')
      host.happy(0.4)
    }
    base.after(begin, () => {
      table.rolling = false
      host.announce(text('say.thrown', { dice: table.shown.dice.join(' ') }))
      if (!bust) return
      base.say(text('say.bust'))
      host.announce(text('say.bust'))
      host.sound('bad')
      host.vibrate()
      tools.effects.quake(6)
      table.voyage = { ...table.voyage, pot: 0 }
    })
    if (bust) begin += BUST_SECONDS
  }
  if (after.reply.length === 0) return begin
  const seconds = playReply(table, begin, after.reply, after)
  base.busyFor(seconds)
  return seconds
}

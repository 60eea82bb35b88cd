import type { Played } from '#kit/game/packs/pack-table.ts'
import { YOU, type BluffState, type Deed } from './bluff-rules.ts'
import { tumble } from './dice-set.ts'
import { lay, name, nobody, now, settle, silent, type Table } from './bluff-table.ts'

const BID_SECONDS = 1.15
const REVEAL_SECONDS = 2.9

function showBid(table: Table, { who, bid: said }: Deed & { kind: 'bid' }, turn: number) {
  const { host, text } = table
  const before = now(table)
  table.shown = { ...before, bid: said, turn, bids: before.bids.with(who, said), words: silent }
  host.sound(who === YOU ? 'place' : 'tap', who === YOU ? 2 : -2)
  host.announce(text('say.bids', { player: name(table, who), count: said.count, face: said.face }))
}

function showCall(table: Table, { who, bid: said, hands: lifted, loser, real }: Deed & { kind: 'call' }) {
  const { tools, host, base, text } = table
  const word = text('do.call')
  table.shown = {
    ...now(table),
    hands: lifted,
    bid: said,
    turn: who,
    words: silent.with(who, word),
    isLifted: true,
  }
  lay(table)
  host.sound('flip')
  const key = loser === YOU ? 'say.youLose' : 'say.loses'
  const words = text(key, { player: name(table, loser), real, count: said.count })
  base.say(words)
  host.announce(words)
  base.after(0.5, () => {
    host.sound(loser === YOU ? 'bad' : 'score')
    if (loser !== YOU) return
    host.vibrate()
    tools.effects.quake(5)
  })
}

export function play(table: Table, { after }: Played<BluffState, number>): number {
  const { tools, host, base } = table
  base.fresh()
  let at = 0
  for (const [index, deed] of after.deeds.entries()) {
    const next = after.deeds[index + 1]
    const show = () => {
      if (deed.kind === 'call') showCall(table, deed)
      else showBid(table, deed, next?.who ?? after.turn)
    }
    if (at === 0) show()
    else base.after(at, show)
    at += deed.kind === 'call' ? REVEAL_SECONDS : index === 0 ? 0.6 : BID_SECONDS
    if (deed.kind === 'call')
      base.after(at - 0.01, () => {
        table.shown = { ...now(table), isLifted: false, words: silent, bids: nobody, bid: undefined }
      })
  }
  const isNewRound = after.deeds.some(({ kind }) => kind === 'call')
  base.after(at, () => {
    settle(table)
    if (!isNewRound || table.dice.length === 0) return
    host.sound('deal')
    const { tray } = base.room
    tumble(tools.effects, table.dice, { x: tray.x + tray.width / 2, y: tray.y + tray.height + 40 })
  })
  base.busyFor(at)
  return at
}

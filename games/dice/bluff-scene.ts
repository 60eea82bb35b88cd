import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import { bidOf, CALL, chanceOf, FACES, isHigher, moveOf, type Bid } from './bluff-mind.ts'
import { diceIn, PLAYERS, YOU, type BluffState, type Deed } from './bluff-rules.ts'
import { chooserIn, drawChooser } from './bluff-chooser.ts'
import { drawBid, drawSeat, paintBar, seatBox } from './bluff-seats.ts'
import { openDesk, type Tools } from './desk.ts'
import { drawDice, lyingDie, tumble, yawOf, type ShownDie } from './dice-set.ts'
import { paintTray } from './room.ts'
import { barParts, drawButton } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'

const BOARD_SHARE = 0.46
const BID_SECONDS = 1.15
const REVEAL_SECONDS = 2.9

interface Shown {
  readonly hands: readonly (readonly number[])[]
  readonly bid: Bid | undefined
  readonly turn: number
  /** Last word of each player. */
  readonly bids: readonly (Bid | undefined)[]
  readonly words: readonly string[]
  /** Cups are lifted. */
  readonly isLifted: boolean
}

export function bluffScene(tools: Tools<BluffState>): Scene<BluffState, number> {
  const { host } = tools.context
  const desk = openDesk(tools)
  const { palette, text, isRtl } = desk
  let shown: Shown | undefined
  let dice: ShownDie[] = []
  let wish: Bid = { count: 1, face: 2 }

  const nobody = Array.from({ length: PLAYERS }, () => undefined)
  const silent = Array.from({ length: PLAYERS }, () => '')
  const name = (who: number) => text(who === YOU ? 'name.you' : who === 1 ? 'name.crab' : 'name.parrot')
  const now = () => shown!

  function lay() {
    const { own } = chooser()
    const hand = now().hands[YOU]!
    const size = Math.min(58, own.height * 0.72, own.width / 7.5)
    dice = hand.map((value, index) =>
      lyingDie(
        value,
        {
          x: own.x + own.width / 2 + (index - (hand.length - 1) / 2) * size * 1.4,
          y: own.y + own.height / 2,
        },
        size,
        yawOf(`${value} ${index}`) * 0.6,
      ),
    )
  }

  const standing = (state: BluffState): Shown => ({
    hands: state.hands,
    bid: state.bid,
    turn: state.turn,
    bids: nobody.map((_, who) =>
      state.bid ? state.deeds.findLast((deed) => deed.kind === 'bid' && deed.who === who)?.bid : undefined,
    ),
    words: silent,
    isLifted: false,
  })

  /** The least that may be said, of a face one holds many of. */
  function wishFrom({ bid, hands }: Shown) {
    const total = diceIn(hands)
    const hand = hands[YOU]!
    const open = FACES.map((face) => ({
      face,
      count: !bid ? 1 : face > bid.face ? bid.count : bid.count + 1,
    })).filter(({ count }) => count <= total)
    wish = open.toSorted(
      (one, other) => chanceOf(other, hand, total - hand.length) - chanceOf(one, hand, total - hand.length),
    )[0] ?? { count: total, face: 6 }
  }

  function settle() {
    desk.fresh()
    shown = standing(tools.state())
    wishFrom(shown)
    lay()
    if (tools.state().turn === YOU) desk.say(shown.bid ? '' : text('say.yourBid'))
  }

  const mayBid = () => !desk.isBusy && isHigher(wish, now().bid) && wish.count <= diceIn(now().hands)

  function bid() {
    if (desk.isBusy) return
    if (mayBid()) tools.send(moveOf(wish))
    else {
      host.sound('bad')
      desk.say(text('say.higher'))
    }
  }
  function call() {
    if (desk.isBusy) return
    if (now().bid) tools.send(CALL)
    else host.sound('bad')
  }
  function change(next: Bid) {
    if (desk.isBusy || next.count < 1 || next.count > diceIn(now().hands)) return
    wish = next
    host.sound('tap')
    host.announce(`${wish.count} × ${wish.face}`)
    tools.redraw()
  }

  const parts = () => barParts(desk.room.bar, 2, isRtl)
  const chooser = () => chooserIn(desk.room.tray)
  const targets = (): Target[] => [
    { id: 'less', box: chooser().less, act: () => change({ ...wish, count: wish.count - 1 }) },
    { id: 'more', box: chooser().more, act: () => change({ ...wish, count: wish.count + 1 }) },
    ...FACES.map((face, index) => ({
      id: `face${face}`,
      box: chooser().faces[index]!,
      act: () => change({ ...wish, face }),
    })),
    { id: 'bid', box: parts()[0]!, act: bid },
    { id: 'call', box: parts()[1]!, act: call },
  ]
  const hands = handsOn(targets, () => 'bid')

  function showBid({ who, bid: said }: Deed & { kind: 'bid' }, turn: number) {
    const before = now()
    shown = { ...before, bid: said, turn, bids: before.bids.with(who, said), words: silent }
    host.sound(who === YOU ? 'place' : 'tap', who === YOU ? 2 : -2)
    host.announce(text('say.bids', { player: name(who), count: said.count, face: said.face }))
  }

  function showCall({ who, bid: said, hands: lifted, loser, real }: Deed & { kind: 'call' }) {
    const word = text('do.call')
    shown = { ...now(), hands: lifted, bid: said, turn: who, words: silent.with(who, word), isLifted: true }
    lay()
    host.sound('flip')
    const key = loser === YOU ? 'say.youLose' : 'say.loses'
    const words = text(key, { player: name(loser), real, count: said.count })
    desk.say(words)
    host.announce(words)
    desk.after(0.5, () => {
      host.sound(loser === YOU ? 'bad' : 'score')
      if (loser !== YOU) return
      host.vibrate()
      tools.effects.quake(5)
    })
  }

  function play({ after }: Played<BluffState, number>): number {
    desk.fresh()
    let at = 0
    for (const [index, deed] of after.deeds.entries()) {
      const next = after.deeds[index + 1]
      const show = () => {
        if (deed.kind === 'call') showCall(deed)
        else showBid(deed, next?.who ?? after.turn)
      }
      if (at === 0) show()
      else desk.after(at, show)
      at += deed.kind === 'call' ? REVEAL_SECONDS : index === 0 ? 0.6 : BID_SECONDS
      if (deed.kind === 'call')
        desk.after(at - 0.01, () => {
          shown = { ...now(), isLifted: false, words: silent, bids: nobody, bid: undefined }
        })
    }
    const isNewRound = after.deeds.some(({ kind }) => kind === 'call')
    desk.after(at, () => {
      settle()
      if (!isNewRound || dice.length === 0) return
      host.sound('deal')
      const { tray } = desk.room
      tumble(tools.effects, dice, { x: tray.x + tray.width / 2, y: tray.y + tray.height + 40 })
    })
    desk.busyFor(at)
    return at
  }

  return {
    layout(size, state) {
      desk.layout(size, BOARD_SHARE)
      shown ??= standing(state)
      lay()
    },
    show() {
      hands.clear()
      settle()
    },
    play,
    draw(pen) {
      desk.ground(pen, (inner, room) => {
        paintBar(inner, room.board)
        paintTray(inner, room.tray, palette)
      })
      const view = now()
      for (let who = 1; who < PLAYERS; who++)
        drawSeat(
          pen,
          seatBox(desk.room.board, who, isRtl),
          {
            who,
            dice: view.hands[who]!.length,
            hand: view.isLifted ? view.hands[who] : undefined,
            bid: view.bids[who],
            word: view.words[who]!,
            isTurn: view.turn === who,
            counted: view.bid?.face ?? 0,
          },
          palette,
        )
      const { tray } = desk.room
      if (view.bid)
        drawBid(pen, view.bid, { x: tray.x + tray.width / 2, y: tray.y + 30, color: '#fff6e2' }, palette)
      drawDice(pen, dice, palette)
      drawChooser(pen, desk, wish)
      desk.caption(pen, {
        x: tray.x + 14,
        y: desk.room.isWide ? tray.y + 14 : tray.y - 22,
        width: tray.width - 28,
        height: 30,
      })
      const [bidBox, callBox] = [parts()[0]!, parts()[1]!]
      drawButton(pen, bidBox, {
        text: text('do.bid'),
        color: '#ffb63d',
        isOff: !mayBid(),
        glow: desk.glowOf('bid'),
      })
      drawButton(pen, callBox, {
        text: text('do.call'),
        color: '#ff7a6b',
        isOff: desk.isBusy || !view.bid,
        glow: desk.glowOf('call'),
      })
      hands.draw(pen)
    },
    point(input) {
      const { hands: all, bid: said } = now()
      const unseen = diceIn(all) - all[YOU]!.length
      const chance = (bid: Bid) => Math.round(chanceOf(bid, all[YOU]!, unseen) * 100)
      if (input === CALL) {
        desk.glow(['call'])
        desk.say(text('hint.call', { chance: said ? chance(said) : 0 }))
        return
      }
      wish = bidOf(input)
      desk.glow([`face${wish.face}`, 'bid'])
      desk.say(text('hint.bid', { chance: chance(wish) }))
    },
    path() {
      const { x, y, width, height } = parts()[0]!
      return [{ x: x + width / 2, y: y + height / 2 }]
    },
    down(at) {
      if (desk.isBusy) settle()
      else hands.down(at)
      tools.redraw()
    },
    key(key) {
      if (desk.isBusy && (key === 'Enter' || key === ' ')) settle()
      else if (key === '+' || key === '-') change({ ...wish, count: wish.count + (key === '+' ? 1 : -1) })
      else if (Number(key) >= 2 && Number(key) <= 6) change({ ...wish, face: Number(key) })
      else if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
}

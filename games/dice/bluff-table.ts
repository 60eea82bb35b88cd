import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { Controls } from '#kit/game/table-top/targets.ts'
import { chanceOf, FACES, type Bid } from './bluff-mind.ts'
import { diceIn, PLAYERS, YOU, type BluffState } from './bluff-rules.ts'
import { chooserIn } from './bluff-chooser.ts'
import type { SceneBase, Tools } from './scene-base.ts'
import { lyingDie, yawOf, type ShownDie } from './dice-set.ts'
import type { Palette } from './palette.ts'

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

export const nobody = Array.from({ length: PLAYERS }, () => undefined)

export const silent = Array.from({ length: PLAYERS }, () => '')

/** The round as it is shown, the own dice, and the bid in the making. */
export interface Table {
  readonly tools: Tools<BluffState>
  readonly host: GameHost
  readonly base: SceneBase
  readonly palette: Palette
  readonly text: GameContext['text']
  readonly isRtl: boolean
  shown: Shown | undefined
  dice: ShownDie[]
  wish: Bid
  readonly controls: Controls
}

export const name = ({ text }: Table, who: number) =>
  text(who === YOU ? 'name.you' : who === 1 ? 'name.crab' : 'name.parrot')

export const now = (table: Table) => table.shown!

export function lay(table: Table) {
  const { own } = chooser(table)
  const hand = now(table).hands[YOU]!
  const size = Math.min(58, own.height * 0.72, own.width / 7.5)
  table.dice = hand.map((value, index) =>
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

export const standing = (state: BluffState): Shown => ({
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
function wishFrom(table: Table, { bid, hands }: Shown) {
  const total = diceIn(hands)
  const hand = hands[YOU]!
  const open = FACES.map((face) => ({
    face,
    count: !bid ? 1 : face > bid.face ? bid.count : bid.count + 1,
  })).filter(({ count }) => count <= total)
  table.wish = open.toSorted(
    (one, other) => chanceOf(other, hand, total - hand.length) - chanceOf(one, hand, total - hand.length),
  )[0] ?? { count: total, face: 6 }
}

export function settle(table: Table) {
  const { tools, base, text } = table
  base.fresh()
  table.shown = standing(tools.state())
  wishFrom(table, table.shown)
  lay(table)
  if (tools.state().turn === YOU) base.say(table.shown.bid ? '' : text('say.yourBid'))
}

export const chooser = ({ base }: Table) => chooserIn(base.room.tray)

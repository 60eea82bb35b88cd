import type { Scene } from '#kit/game/packs/pack-table.ts'
import { barParts, drawButton } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Controls, type Target } from '#kit/game/table-top/targets.ts'
import { bidOf, CALL, chanceOf, FACES, isHigher, moveOf, type Bid } from './bluff-mind.ts'
import { diceIn, PLAYERS, YOU, type BluffState } from './bluff-rules.ts'
import { drawChooser } from './bluff-chooser.ts'
import { drawBid, drawSeat, paintBar, seatBox } from './bluff-seats.ts'
import { openSceneBase, type Tools } from './scene-base.ts'
import { drawDice } from './dice-set.ts'
import { paintTray } from './room.ts'
import { chooser, lay, now, settle, standing, type Table } from './bluff-table.ts'
import { play } from './bluff-play.ts'

type Pen = CanvasRenderingContext2D
const BOARD_SHARE = 0.46

export function bluffScene(tools: Tools<BluffState>): Scene<BluffState, number> {
  const { host } = tools.context
  const base = openSceneBase(tools)
  const { palette, text, isRtl } = base

  const table: Table = {
    tools,
    host,
    base,
    palette,
    text,
    isRtl,
    shown: undefined,
    dice: [],
    wish: { count: 1, face: 2 },
    get controls() {
      return controls
    },
  }
  const controls: Controls = controlsOn(
    () => targets(table),
    () => 'bid',
  )

  return {
    layout(size, state) {
      base.layout(size, BOARD_SHARE)
      table.shown ??= standing(state)
      lay(table)
    },
    show() {
      controls.clear()
      settle(table)
    },
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => point(table, input),
    path() {
      const { x, y, width, height } = parts(table)[0]!
      return [{ x: x + width / 2, y: y + height / 2 }]
    },
    down(at) {
      if (base.isBusy) settle(table)
      else controls.down(at)
      tools.redraw()
    },
    key: (key) => pressKey(table, key),
  }
}

const mayBid = (table: Table) =>
  !table.base.isBusy && isHigher(table.wish, now(table).bid) && table.wish.count <= diceIn(now(table).hands)

function bid(table: Table) {
  const { tools, host, base, text } = table
  if (base.isBusy) return
  if (mayBid(table)) tools.send(moveOf(table.wish))
  else {
    host.sound('bad')
    base.say(text('say.higher'))
  }
}

function call(table: Table) {
  const { tools, host, base } = table
  if (base.isBusy) return
  if (now(table).bid) tools.send(CALL)
  else host.sound('bad')
}

function change(table: Table, next: Bid) {
  const { tools, host, base } = table
  if (base.isBusy || next.count < 1 || next.count > diceIn(now(table).hands)) return
  table.wish = next
  host.sound('tap')
  host.announce(`${table.wish.count} × ${table.wish.face}`)
  tools.redraw()
}

const parts = ({ base, isRtl }: Table) => barParts(base.room.bar, 2, isRtl)

const targets = (table: Table): Target[] => [
  {
    id: 'less',
    box: chooser(table).less,
    act: () => change(table, { ...table.wish, count: table.wish.count - 1 }),
  },
  {
    id: 'more',
    box: chooser(table).more,
    act: () => change(table, { ...table.wish, count: table.wish.count + 1 }),
  },
  ...FACES.map((face, index) => ({
    id: `face${face}`,
    box: chooser(table).faces[index]!,
    act: () => change(table, { ...table.wish, face }),
  })),
  { id: 'bid', box: parts(table)[0]!, act: () => bid(table) },
  { id: 'call', box: parts(table)[1]!, act: () => call(table) },
]

function draw(table: Table, pen: Pen) {
  const { base, palette, text, isRtl } = table
  base.ground(pen, (inner, room) => {
    paintBar(inner, room.board)
    paintTray(inner, room.tray, palette)
  })
  const view = now(table)
  for (let who = 1; who < PLAYERS; who++)
    drawSeat(
      pen,
      seatBox(base.room.board, who, isRtl),
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
  const { tray } = base.room
  if (view.bid)
    drawBid(pen, view.bid, { x: tray.x + tray.width / 2, y: tray.y + 30, color: '#fff6e2' }, palette)
  drawDice(pen, table.dice, palette)
  drawChooser(pen, base, table.wish)
  base.caption(pen, {
    x: tray.x + 14,
    y: base.room.isWide ? tray.y + 14 : tray.y - 22,
    width: tray.width - 28,
    height: 30,
  })
  const [bidBox, callBox] = [parts(table)[0]!, parts(table)[1]!]
  drawButton(pen, bidBox, {
    text: text('do.bid'),
    color: '#ffb63d',
    isOff: !mayBid(table),
    glow: base.glowOf('bid'),
  })
  drawButton(pen, callBox, {
    text: text('do.call'),
    color: '#ff7a6b',
    isOff: base.isBusy || !view.bid,
    glow: base.glowOf('call'),
  })
  table.controls.draw(pen)
}

function point(table: Table, input: number) {
  const { base, text } = table
  const { hands: all, bid: said } = now(table)
  const unseen = diceIn(all) - all[YOU]!.length
  const chance = (bid: Bid) => Math.round(chanceOf(bid, all[YOU]!, unseen) * 100)
  if (input === CALL) {
    base.glow(['call'])
    base.say(text('hint.call', { chance: said ? chance(said) : 0 }))
    return
  }
  table.wish = bidOf(input)
  base.glow([`face${table.wish.face}`, 'bid'])
  base.say(text('hint.bid', { chance: chance(table.wish) }))
}

function pressKey(table: Table, key: string) {
  const { tools, base } = table
  if (base.isBusy && (key === 'Enter' || key === ' ')) settle(table)
  else if (key === '+' || key === '-')
    change(table, { ...table.wish, count: table.wish.count + (key === '+' ? 1 : -1) })
  else if (Number(key) >= 2 && Number(key) <= 6) change(table, { ...table.wish, face: Number(key) })
  else if (!table.controls.key(key)) return false
  tools.redraw()
  return true
}

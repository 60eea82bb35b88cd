import { fillRound, shade, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import { barParts, drawButton } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'
import { openDesk, type Tools } from './desk.ts'
import { drawDice, lyingDie, tumble, yawOf, type ShownDie } from './dice-set.ts'
import { paintTray } from './room.ts'
import { boardsIn, cellBox, type SlotBoard } from './slot-board.ts'
import { drawCells } from './slot-cells.ts'
import { drawNotes } from './slot-notes.ts'
import { SLOT_GAMES } from './slot-games.ts'
import { goalOf, OTHER, PASS, placesFor, pointsOf, valuesOf, type SlotState } from './slot-rules.ts'

type Pen = CanvasRenderingContext2D

export const SHARE = 0.79
const LAND_SECONDS = 0.24
const READ_SECONDS = 0.55

export function slotScene(tools: Tools<SlotState>): Scene<SlotState, number> {
  const { host } = tools.context
  const desk = openDesk(tools)
  const { palette, text, number, isRtl } = desk
  let shown: SlotState
  let dice: ShownDie[] = []
  let boards: { readonly own: SlotBoard; readonly rival: SlotBoard | undefined }
  /** Which of the numbers the throw makes goes next. */
  let picked = 0
  /** A die that grows into its place, 0 to 1. */
  let landing: { readonly isRival: boolean; readonly place: number; k: number } | undefined

  const game = () => SLOT_GAMES[shown.kind]
  const values = () => valuesOf(shown.dice)
  const mayPass = () => placesFor(shown).length === 0

  function lay() {
    const { tray } = desk.room
    const size = Math.min(64, tray.height * 0.56)
    const middle = { x: tray.x + tray.width * (game().isAhead ? 0.42 : 0.5), y: tray.y + tray.height * 0.46 }
    dice = shown.dice.map((value, index) =>
      lyingDie(
        value,
        { x: middle.x + (index - (shown.dice.length - 1) / 2) * size * 1.5, y: middle.y },
        size,
        yawOf(`${value} ${index} ${shown.own.join('')}`),
      ),
    )
    if (game().isAhead) {
      const place = { x: middle.x + (isRtl ? -1 : 1) * size * 1.6, y: middle.y + size * 0.16 }
      dice.push(lyingDie(shown.ahead, place, size * 0.6, 0.1))
    }
  }

  function settle() {
    desk.fresh()
    shown = tools.state()
    picked = 0
    landing = undefined
    lay()
  }

  function choose(place: number) {
    const input = place + picked * OTHER
    const places = placesFor(shown)
    if (places.includes(input)) return tools.send(input)
    // The other number of the throw may fit where this one does not.
    const other = place + (1 - picked) * OTHER
    if (shown.dice.length > 1 && places.includes(other)) {
      picked = 1 - picked
      host.sound('flip')
      return
    }
    // In columns and rounds any place of the line will do.
    const near = shown.kind === 'hundred' ? places.find((one) => one % 2 === place % 2) : undefined
    const column = shown.kind === 'columns' ? places.find((one) => one % 3 === place % 3) : undefined
    const tower = shown.kind === 'towers' ? places.find((one) => one % 5 === place % 5) : undefined
    const instead = near ?? column ?? tower
    if (instead !== undefined) return tools.send(instead)
    host.sound('bad')
    desk.say(text('say.noPlace'))
  }

  function pick(index: number) {
    if (mayPass()) return tools.send(PASS)
    picked = index
    host.sound('tap')
  }

  const buttons = (): Target[] => {
    if (shown.dice.length < 2 && !mayPass()) return []
    const count = mayPass() ? 1 : values().length
    return barParts(desk.room.bar, count, isRtl).map((box, index) => ({
      id: `number${index}`,
      box,
      act: () => pick(index),
    }))
  }
  const targets = (): Target[] => [
    ...shown.own.map((_, place) => ({
      id: `place${place}`,
      box: cellBox(boards.own, place),
      act: () => choose(place),
    })),
    ...buttons(),
  ]
  const hands = handsOn(targets, () => `place${placesFor(shown)[0] ?? 0}`)

  function roll() {
    lay()
    const { tray } = desk.room
    const rolled = game().isAhead ? dice.slice(-1) : dice
    host.sound('deal')
    desk.after(0.4, () => host.sound('bounce'))
    tumble(tools.effects, rolled, { x: tray.x + tray.width / 2, y: tray.y + tray.height + 30 })
  }

  function land(isRival: boolean, place: number) {
    const mine = { isRival, place, k: 0 }
    landing = mine
    tools.effects.tween(LAND_SECONDS, (k) => (mine.k = k), {
      ease: ease.back,
      done: () => landing === mine && (landing = undefined),
    })
    host.sound('place', isRival ? -4 : 2)
  }

  function play({ input, before, after, events }: Played<SlotState, number>): number {
    desk.fresh()
    picked = 0
    shown = { ...after, dice: after.dice }
    const place = input % OTHER
    if (input === PASS) {
      host.sound('bad')
      tools.effects.quake(4)
      desk.say(text(shown.kind === 'towers' ? 'say.missTower' : 'say.miss'))
      roll()
      return 0.4
    }
    const box = cellBox(boards.own, place)
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
      if (kind === 'round') desk.say(text(amount > 0 ? 'say.roundDone' : 'say.roundOver', { points: amount }))
    }
    const { reply } = after
    if (!reply) {
      land(false, place)
      roll()
      return LAND_SECONDS
    }
    // First the own die, then the rival's answer.
    shown = {
      ...after,
      own: before.own.with(place, before.dice[0]!),
      rival: sweptBy(before, place),
      dice: [],
    }
    dice = []
    land(false, place)
    desk.after(READ_SECONDS, () => {
      shown = after
      land(true, reply.place)
      host.announce(text('say.rivalPlaces', { value: reply.value }))
      roll()
    })
    desk.busyFor(READ_SECONDS + LAND_SECONDS)
    return READ_SECONDS + LAND_SECONDS
  }

  const sweptBy = ({ rival, dice: [value] }: SlotState, place: number) =>
    rival.map((one, index) => (index % 3 === place % 3 && one === value ? 0 : one))

  function drawBoard(pen: Pen, board: SlotBoard, cells: readonly number[], isRival: boolean) {
    const places = isRival ? [] : placesFor(shown)
    drawCells(pen, {
      board,
      cells,
      palette,
      number,
      isCounted: shown.kind === 'ladder',
      fits: (place) => places.includes(place + picked * OTHER),
      glowOf: (place) => (isRival ? 0 : desk.glowOf(`place${place}`)),
      grownOf: (place) =>
        landing?.isRival === isRival && landing.place === place ? Math.max(0.05, landing.k) : 1,
    })
  }

  return {
    layout(size, state) {
      desk.layout(size, SHARE)
      shown ??= state
      boards = boardsIn(desk.room.board, shown.kind, isRtl)
      if (!desk.isBusy) lay()
    },
    show() {
      hands.clear()
      settle()
    },
    play,
    draw(pen) {
      desk.ground(pen, (inner, room) => {
        paintTray(inner, room.board, palette)
        paintTray(inner, room.tray, palette)
      })
      drawBoard(pen, boards.own, shown.own, false)
      if (boards.rival) drawBoard(pen, boards.rival, shown.rival, true)
      drawNotes(pen, { state: shown, boards, palette, number, text })
      drawDice(pen, dice, palette)
      desk.captionBelow(pen)
      const parts = buttons()
      for (const [index, { id, box }] of parts.entries())
        drawButton(pen, box, {
          text: mayPass() ? text('do.pass') : number(values()[index]!),
          color: mayPass() ? '#ff9a7a' : index === picked ? palette.accent : shade(palette.wood, 0.2),
          isOff: false,
          glow: desk.glowOf(id),
        })
      if (parts.length === 0) drawHead(pen, desk.room.bar)
      hands.draw(pen)
    },
    point(input) {
      if (input === PASS) return desk.glow(['number0'])
      picked = Math.floor(input / OTHER)
      desk.glow([`place${input % OTHER}`])
      desk.say(text('hint.place'))
    },
    path(input) {
      if (input === PASS) return []
      const box = cellBox(boards.own, input % OTHER)
      return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    },
    down(point) {
      if (desk.isBusy) settle()
      else hands.down(point)
      tools.redraw()
    },
    key(key) {
      if (desk.isBusy && (key === 'Enter' || key === ' ')) settle()
      else if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }

  /** Own points and what they are measured against. */
  function drawHead(pen: Pen, bar: Box) {
    fillRound(pen, { ...bar, y: bar.y + 6, height: bar.height - 12 }, 20, 'rgb(0 0 0 / .28)')
    const y = bar.y + bar.height / 2
    const own = text('head.you', { points: pointsOf(shown) })
    const goal = text(shown.mode === 'solo' ? 'head.target' : 'head.computer', { points: goalOf(shown) })
    const [near, far] = [bar.x + 18, bar.x + bar.width - 18]
    const widest = bar.width * 0.44
    write(pen, own, isRtl ? far : near, y, { size: 17, align: isRtl ? 'right' : 'left', widest })
    write(pen, goal, isRtl ? near : far, y, {
      size: 17,
      align: isRtl ? 'left' : 'right',
      color: palette.accent,
      widest,
    })
  }
}

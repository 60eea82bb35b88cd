import { fillRound, fillCircle } from '#kit/game/draw.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import { openDesk, type Tools } from './desk.ts'
import { drawDice, lyingDie, push, tumble, yawOf, type ShownDie } from './dice-set.ts'
import { paintTray, placesIn, type Room } from './room.ts'
import { barParts, drawButton, halo } from '#kit/game/table-top/signs.ts'
import { drawSheet, lineBox, paintSheet } from './tally-sheet.ts'
import { CATEGORIES } from './tally-score.ts'
import { DICE, FILL, isThrown, linesLeft, THROWS, type TallyState } from './tally-rules.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'

type Pen = CanvasRenderingContext2D

const RIVAL_LOOK_SECONDS = 1.5
/** Twelve lines to be touched need most of a standing phone; five dice in one row are content with the rest. */
export const BOARD_SHARE = 0.68
/** In a tray lower than this the kept dice lie only a little before the others. */
const LOW_TRAY = 130

export function tallyScene(tools: Tools<TallyState>): Scene<TallyState, number> {
  const { host } = tools.context
  const desk = openDesk(tools)
  const { palette, text, isRtl } = desk
  const rivalPalette = { ...palette, die: '#f0a08a', pip: '#5a1a12' }
  let shown: TallyState
  let dice: ShownDie[] = []
  let guests: ShownDie[] = []
  let held = 0
  let rolling = false

  const isLow = () => desk.room.tray.height < LOW_TRAY
  const areas = ({ tray }: Room) => {
    const [looseShare, railTop, foot] = isLow() ? [0.66, 0.5, 12] : [0.58, 0.66, 20]
    return {
      loose: {
        x: tray.x + 12,
        y: tray.y + (isLow() ? 8 : 12),
        width: tray.width - 24,
        height: tray.height * looseShare,
      },
      rail: {
        x: tray.x + 18,
        y: tray.y + tray.height * railTop,
        width: tray.width - 36,
        height: tray.height * (1 - railTop) - foot,
      },
    }
  }
  const slot = (index: number) => {
    const { loose, rail } = areas(desk.room)
    const many = placesIn({ ...loose, height: Math.min(loose.height, loose.width * 0.33) }, DICE, 76)
    const kept = placesIn({ ...rail, height: Math.min(rail.height, rail.width * 0.33) }, DICE, 60)
    const lift = loose.height > loose.width * 0.33 ? (loose.height - loose.width * 0.33) / 2 : 0
    const size = isLow() ? many.size : Math.min(many.size, kept.size * 1.35)
    const column = many.places[index]!
    // A row of dice lies less stiff when every second one lies a little lower.
    const stagger = (index % 2 ? 1 : -1) * Math.min(loose.height * (isLow() ? 0.03 : 0.09), size * 0.18)
    return {
      size,
      loose: { x: column.x, y: column.y + lift + stagger },
      rail: { x: column.x, y: rail.y + rail.height / 2 },
    }
  }
  const hand = () => {
    const { tray } = desk.room
    return { x: tray.x + tray.width * 0.5, y: tray.y + tray.height + 50 }
  }
  const isHeld = (index: number) => (held & (1 << index)) !== 0

  function placeDice() {
    dice = shown.dice.flatMap((value, index) => {
      if (value === 0) return []
      const { loose, rail, size } = slot(index)
      const yaw = yawOf(`${value} ${index} ${shown.left}`)
      return [lyingDie(value, isHeld(index) ? rail : loose, size, yaw)]
    })
  }

  function toggle(index: number) {
    if (!isThrown(shown) || shown.left === 0 || rolling) return
    held ^= 1 << index
    const { loose, rail } = slot(index)
    push(tools.effects, dice[index]!, isHeld(index) ? rail : loose)
    host.sound('place', isHeld(index) ? 4 : 0)
    host.announce(text(isHeld(index) ? 'say.kept' : 'say.loose', { value: shown.dice[index]! }))
    tools.redraw()
  }

  function cast() {
    if (shown.left === 0 || held === FILL - 1) {
      host.sound('bad')
      desk.say(text('say.choose'))
      return
    }
    tools.send(held)
  }

  function fill(line: number) {
    if (!isThrown(shown) || rolling || !linesLeft(shown).includes(line)) return
    tools.send(FILL + line)
  }

  const throwBox = () => barParts(desk.room.bar, 1, isRtl)[0]!
  const targets = (): Target[] => [
    ...CATEGORIES.map((_, line) => ({
      id: `line${line}`,
      box: lineBox(desk.room, line, isRtl),
      act: () => fill(line),
    })),
    ...dice.map((die, index) => ({
      id: `die${index}`,
      box: {
        x: die.place.x - die.size * 0.7,
        y: die.place.y - die.size * 0.8,
        width: die.size * 1.4,
        height: die.size * 1.6,
      },
      act: () => toggle(index),
    })),
    { id: 'throw', box: throwBox(), act: cast },
  ]
  const hands = handsOn(targets, () => 'throw')

  function settle() {
    desk.fresh()
    shown = tools.state()
    guests = []
    rolling = false
    if (!isThrown(shown)) held = 0
    placeDice()
  }

  function playThrow(input: number, after: TallyState): number {
    desk.fresh()
    shown = after
    held = input
    placeDice()
    const flying = dice.filter((_, index) => !(input & (1 << index)))
    rolling = true
    host.sound('deal')
    const seconds = tumble(tools.effects, flying, hand())
    desk.after(seconds * 0.45, () => host.sound('bounce', -3))
    desk.after(seconds * 0.7, () => host.sound('bounce', 2))
    desk.after(seconds, () => {
      rolling = false
      if (after.dice.every((value) => value === after.dice[0])) {
        host.happy(0.6)
        host.sound('score', 7)
      }
      if (after.left === 0) desk.say(text('say.choose'))
      host.announce(text('say.thrown', { dice: after.dice.join(' ') }))
    })
    return seconds
  }

  function playFill(line: number, points: number, { after, before }: Played<TallyState, number>): number {
    desk.fresh()
    const box = lineBox(desk.room, line, isRtl)
    const at = { x: box.x + box.width / 2, y: box.y + 4 }
    tools.effects.rise(points > 0 ? `+${points}` : '–', at, points > 0 ? '#ffe08a' : '#ffb0a0')
    if (points >= 25) tools.effects.burst(at, { count: 16 })
    host.sound(points === 0 ? 'bad' : points >= 25 ? 'coin' : 'score', Math.min(7, Math.floor(points / 6)))
    held = 0
    dice = []
    shown = { ...after, rival: before.rival }
    const { reply } = after
    if (!reply) return 0.4
    guests = reply.dice.map((value, index) => {
      const { loose, size } = slot(index)
      return lyingDie(value, loose, size, yawOf(`guest ${value} ${index}`))
    })
    const { tray } = desk.room
    const landed = tumble(tools.effects, guests, { x: tray.x + tray.width / 2, y: tray.y - 30 })
    const name = text(`line.${CATEGORIES[reply.category]!}`)
    desk.busyFor(landed + RIVAL_LOOK_SECONDS)
    desk.after(landed * 0.5, () => host.sound('bounce', -5))
    desk.after(landed, () => {
      shown = after
      desk.say(text('say.rivalFills', { line: name, points: reply.points }))
      host.announce(text('say.rivalFills', { line: name, points: reply.points }))
      host.sound('place', -4)
    })
    desk.after(landed + RIVAL_LOOK_SECONDS, settle)
    return landed + RIVAL_LOOK_SECONDS
  }

  function drawKept(pen: Pen) {
    for (const index of dice.keys()) {
      const glow = desk.glowOf(`die${index}`)
      if (!isHeld(index) && glow === 0) continue
      const { x, y } = dice[index]!.place
      const side = dice[index]!.size * 1.24
      const box = { x: x - side / 2, y: y - side * 0.54, width: side, height: side * 1.1 }
      if (isHeld(index)) fillRound(pen, box, side * 0.26, 'rgb(255 207 90 / .34)')
      if (glow > 0) halo(pen, box, side * 0.26, glow)
    }
  }

  return {
    layout(size, state) {
      desk.layout(size, BOARD_SHARE)
      shown ??= state
      if (!rolling) placeDice()
    },
    show() {
      hands.clear()
      held = 0
      settle()
    },
    play(move) {
      const { input } = move
      return input < FILL
        ? playThrow(input, move.after)
        : playFill(input - FILL, move.events[0]?.amount ?? 0, move)
    },
    draw(pen) {
      desk.ground(pen, (inner, room) => {
        paintSheet(inner, room)
        paintTray(inner, room.tray, palette)
        const { rail } = areas(room)
        fillRound(inner, rail, 16, 'rgb(0 0 0 / .2)')
        fillRound(inner, { ...rail, y: rail.y + rail.height - 2, height: 2 }, 1, 'rgb(255 255 255 / .14)')
      })
      drawSheet(pen, desk, { state: shown, mayFill: !rolling })
      drawKept(pen)
      drawDice(pen, dice, palette)
      drawDice(pen, guests, rivalPalette)
      desk.captionBelow(pen)
      const box = throwBox()
      const mayThrow = shown.left > 0 && !desk.isBusy
      drawButton(pen, box, {
        text: text('do.throw'),
        color: palette.accent,
        isOff: !mayThrow,
        glow: desk.glowOf('throw'),
      })
      for (let index = 0; index < THROWS; index++)
        fillCircle(
          pen,
          box.x + box.width / 2 + (index - 1) * 14,
          box.y + box.height - 11,
          3.4,
          index < shown.left ? '#2a1600' : 'rgb(42 22 0 / .22)',
        )
      hands.draw(pen)
    },
    point(input) {
      if (input >= FILL) {
        const line = input - FILL
        desk.glow([`line${line}`])
        desk.say(text('hint.fill', { line: text(`line.${CATEGORIES[line]!}`) }))
        return
      }
      const kept = dice.flatMap((_, index) => (input & (1 << index) ? [`die${index}`] : []))
      desk.glow([...kept, ...(input === held ? ['throw'] : [])])
      desk.say(text(kept.length > 0 ? 'hint.keep' : 'hint.throw'))
    },
    path(input) {
      if (input < FILL || input >= FILL + CATEGORIES.length) {
        const { x, y, width, height } = throwBox()
        return [{ x: x + width / 2, y: y + height / 2 }]
      }
      const { x, y, width, height } = lineBox(desk.room, input - FILL, isRtl)
      return [{ x: x + width / 2, y: y + height / 2 }]
    },
    down(at) {
      if (desk.isBusy) settle()
      else hands.down(at)
      tools.redraw()
    },
    key(key) {
      if (desk.isBusy && (key === 'Enter' || key === ' ')) {
        settle()
        tools.redraw()
        return true
      }
      const die = Number(key)
      if (die >= 1 && die <= DICE && dice.length > 0) {
        toggle(die - 1)
        return true
      }
      const isUsed = hands.key(key)
      if (isUsed) tools.redraw()
      return isUsed
    },
  }
}

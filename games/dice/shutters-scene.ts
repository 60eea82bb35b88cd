import { fillRound, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import { openDesk, type Tools } from './desk.ts'
import { drawDice, lyingDie, tumble, yawOf, type ShownDie } from './dice-set.ts'
import { paintTray, placesIn } from './room.ts'
import { drawShutter, paintHut, shutterBox } from './shutters-hut.ts'
import { mayThrowOne, SHUTTERS, sumOf, waysToShut } from './shutters-mind.ts'
import { goalOf, leakOf, NIGHTS, openAfter, SHUT, type ShuttersState } from './shutters-rules.ts'
import { barParts, drawButton, halo } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'

type Pen = CanvasRenderingContext2D

const BOARD_SHARE = 0.6
const SWING_SECONDS = 0.3
const READ_SECONDS = 1.3

export function shuttersScene(tools: Tools<ShuttersState>): Scene<ShuttersState, number> {
  const { host } = tools.context
  const desk = openDesk(tools)
  const { palette, text, number, isRtl } = desk
  let shown: ShuttersState
  let dice: ShownDie[] = []
  let closed: number[] = []
  let picked = 0
  let rolling = false

  const sum = () => shown.dice.reduce((total, value) => total + value, 0)
  const isOpen = (index: number) => (shown.open & (1 << index)) !== 0

  function lay(values: readonly number[]) {
    const { tray } = desk.room
    const log = 46
    const room = {
      x: tray.x + 14,
      y: tray.y + 12 + log,
      width: tray.width - 28,
      height: tray.height - 34 - log,
    }
    const { places, size } = placesIn(room, Math.max(1, values.length), 78)
    dice = values.map((value, index) =>
      lyingDie(value, places[index]!, size, yawOf(`${value} ${index} ${shown.open}`)),
    )
  }

  function settle() {
    desk.fresh()
    shown = tools.state()
    picked = 0
    rolling = false
    closed = Array.from({ length: SHUTTERS }, (_, index) => (isOpen(index) ? 0 : 1))
    lay(shown.dice)
  }

  /** Closes at once when the chosen ones add up; a choice that leads nowhere is dropped. */
  function toggle(index: number) {
    if (rolling || desk.isBusy) return
    if (shown.dice.length === 0 || !isOpen(index)) {
      host.sound('bad', -3)
      desk.say(text(shown.dice.length === 0 ? 'say.throwFirst' : 'say.sum', { sum: sum() }))
      return
    }
    const next = picked ^ (1 << index)
    const ways = waysToShut(shown.open, sum())
    if (ways.includes(next)) {
      picked = 0
      tools.send(SHUT + next)
      return
    }
    const alone = 1 << index
    const leads = (mask: number) => ways.some((way) => (way & mask) === mask)
    picked = leads(next) ? next : leads(alone) ? alone : 0
    host.sound(picked === 0 ? 'bad' : 'tap')
    desk.say(text('say.sum', { sum: sum() }))
  }

  function cast(count: number) {
    if (rolling || desk.isBusy) return
    if (shown.dice.length > 0) {
      host.sound('bad')
      desk.say(text('say.sum', { sum: sum() }))
      return
    }
    tools.send(count)
  }

  const buttons = (): Target[] => {
    const counts = mayThrowOne(shown.open) && shown.dice.length === 0 ? [2, 1] : [2]
    const parts = barParts(desk.room.bar, counts.length, isRtl)
    return counts.map((count, index) => ({
      id: `throw${count}`,
      box: parts[index]!,
      act: () => cast(count),
    }))
  }
  const targets = (): Target[] => [
    ...Array.from({ length: SHUTTERS }, (_, index) => ({
      id: `shutter${index}`,
      box: shutterBox(desk.room, index),
      act: () => toggle(index),
    })),
    { id: 'tray', box: desk.room.tray, act: () => cast(2) },
    ...buttons(),
  ]
  const hands = handsOn(targets, () => 'throw2')

  function roll(values: readonly number[], isGuest = false): number {
    lay(values)
    const { tray } = desk.room
    host.sound('deal')
    desk.after(0.4, () => host.sound('bounce', isGuest ? -5 : 0))
    return tumble(tools.effects, dice, {
      x: tray.x + tray.width / 2,
      y: isGuest ? tray.y - 30 : tray.y + tray.height + 40,
    })
  }

  function swing(mask: number) {
    for (let index = 0; index < SHUTTERS; index++) {
      if (!(mask & (1 << index))) continue
      tools.effects.tween(SWING_SECONDS, (k) => (closed[index] = k), { ease: ease.inOut })
    }
    host.sound('place', 2)
  }

  function nightOver({ after, before }: Played<ShuttersState, number>, begin: number): number {
    const leak = after.leaks.at(-1)!
    desk.after(begin, () => {
      desk.say(leak === 0 ? text('say.tight') : text('say.leak', { points: leak }))
      host.announce(leak === 0 ? text('say.tight') : text('say.leak', { points: leak }))
      host.sound(leak === 0 ? 'score' : 'bad', leak === 0 ? 7 : 0)
      if (leak === 0) host.happy(0.7)
      else tools.effects.quake(5)
    })
    let at = begin + READ_SECONDS
    if (after.reply.length > 0) {
      desk.after(at, () => {
        shown = { ...before, dice: [], leaks: after.leaks, rivalLeaks: before.rivalLeaks, lost: [] }
        closed = closed.map(() => 0)
        desk.say(text('say.rivalNight'))
      })
      at += 0.5
      // A whole night of a rival is shown quickly: what counts is how it ends.
      for (const { dice: values, mask } of after.reply) {
        desk.after(at, () => roll(values, true))
        at += 0.95
        if (mask > 0) desk.after(at, () => swing(mask))
        at += 0.35
      }
      const rest = sumOf(openAfter(after.reply))
      desk.after(at, () => {
        shown = { ...shown, rivalLeaks: after.rivalLeaks }
        desk.say(text('say.rivalLeak', { points: rest }))
        host.announce(text('say.rivalLeak', { points: rest }))
      })
      at += READ_SECONDS
    }
    desk.after(at, settle)
    desk.busyFor(at)
    return at
  }

  function play(move: Played<ShuttersState, number>): number {
    const { input, before, after, events } = move
    desk.fresh()
    picked = 0
    const isEnd = after.leaks.length > before.leaks.length
    if (input >= SHUT) {
      const mask = input - SHUT
      shown = { ...before, open: before.open & ~mask, dice: [] }
      swing(mask)
      dice = []
      tools.effects.rise(
        `${events[0]?.amount ?? ''}`,
        middle(shutterBox(desk.room, Math.floor(Math.log2(mask)))),
        '#bff5e6',
      )
      return isEnd ? nightOver(move, SWING_SECONDS) : SWING_SECONDS
    }
    shown = { ...before, dice: isEnd ? after.lost : after.dice }
    rolling = true
    const seconds = roll(shown.dice)
    desk.after(seconds, () => {
      rolling = false
      host.announce(text('say.thrown', { dice: shown.dice.join(' ') }))
      if (!isEnd) desk.say(text('say.sum', { sum: sum() }))
    })
    return isEnd ? nightOver(move, seconds) : seconds
  }

  /** What came in through the cracks, night by night. */
  function drawLog(pen: Pen) {
    const { tray } = desk.room
    const box = { x: tray.x + 16, y: tray.y + 16, width: tray.width - 32, height: 40 }
    fillRound(pen, box, 14, 'rgb(0 0 0 / .26)')
    const isSolo = shown.mode === 'solo'
    const own = text('head.you', { points: leakOf(shown) })
    const goal = text(isSolo ? 'head.target' : 'head.computer', { points: goalOf(shown) })
    const nights = `${number(Math.min(NIGHTS, shown.leaks.length + 1))}/${number(NIGHTS)}`
    const [near, far] = [box.x + 14, box.x + box.width - 14]
    const y = box.y + box.height / 2
    write(pen, own, isRtl ? far : near, y, {
      size: 16,
      align: isRtl ? 'right' : 'left',
      widest: box.width * 0.4,
    })
    write(pen, nights, box.x + box.width / 2, y, { size: 14, color: '#cfc8ff' })
    write(pen, goal, isRtl ? near : far, y, {
      size: 16,
      align: isRtl ? 'left' : 'right',
      color: palette.accent,
      widest: box.width * 0.4,
    })
  }

  return {
    layout(size, state) {
      desk.layout(size, BOARD_SHARE)
      shown ??= state
      if (!rolling && !desk.isBusy) lay(shown.dice)
    },
    show() {
      hands.clear()
      settle()
    },
    play,
    draw(pen) {
      desk.ground(pen, (inner, room) => {
        paintHut(inner, room)
        paintTray(inner, room.tray, palette)
      })
      for (let index = 0; index < SHUTTERS; index++) {
        const box = shutterBox(desk.room, index)
        drawShutter(pen, box, number(index + 1), closed[index] ?? 0, picked & (1 << index) ? 1 : 0)
        const glow = desk.glowOf(`shutter${index}`)
        if (glow > 0) halo(pen, box, 10, glow)
      }
      drawLog(pen)
      drawDice(pen, dice, palette)
      desk.captionBelow(pen)
      const isIdle = !rolling && !desk.isBusy && shown.dice.length === 0
      for (const { id, box } of buttons())
        drawButton(pen, box, {
          text: text(id === 'throw1' ? 'do.throwOne' : 'do.throw'),
          color: id === 'throw1' ? '#7bdc8b' : palette.accent,
          isOff: !isIdle,
          glow: desk.glowOf(id),
        })
      hands.draw(pen)
    },
    point(input) {
      if (input < SHUT) {
        desk.glow([`throw${input}`])
        desk.say(text(input === 1 ? 'hint.one' : 'hint.throw'))
        return
      }
      const mask = input - SHUT
      desk.glow(
        Array.from({ length: SHUTTERS }, (_, index) => (mask & (1 << index) ? `shutter${index}` : '')),
      )
      desk.say(text('hint.shut', { sum: sumOf(mask) }))
    },
    path(input) {
      if (input < SHUT) return [middle(buttons()[0]!.box)]
      const mask = input - SHUT
      return Array.from({ length: SHUTTERS }, (_, index) => index)
        .filter((index) => mask & (1 << index))
        .slice(0, 1)
        .map((index) => middle(shutterBox(desk.room, index)))
    },
    down(at) {
      if (desk.isBusy) settle()
      else hands.down(at)
      tools.redraw()
    },
    key(key) {
      if (desk.isBusy && (key === 'Enter' || key === ' ')) settle()
      else if (Number(key) >= 1) toggle(Number(key) - 1)
      else if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

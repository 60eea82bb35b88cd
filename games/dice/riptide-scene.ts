import { fillRound } from '#kit/game/draw.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import { openDesk, type Tools } from './desk.ts'
import { drawPicked } from './riptide-marks.ts'
import { drawDice, lyingDie, push, tumble, yawOf, type ShownDie } from './dice-set.ts'
import { BANK, DICE, THROW, type RiptideState, type RiptideThrow } from './riptide-rules.ts'
import { pointsOf, touched } from './riptide-score.ts'
import { drawVoyage, paintSea, type Voyage } from './riptide-sea.ts'
import { paintTray, placesIn } from './room.ts'
import { barParts, drawButton } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'

const BOARD_SHARE = 0.42
const BUST_SECONDS = 1.1
const READ_SECONDS = 1
const ASIDE_SIZE = 30

export function riptideScene(tools: Tools<RiptideState>): Scene<RiptideState, number> {
  const { host } = tools.context
  const desk = openDesk(tools)
  const { palette, text, isRtl } = desk
  const guest = { ...palette, die: '#fff0d2', pip: '#7a2c1c' }
  let shown: RiptideState
  let voyage: Voyage = { own: 0, rival: 0, pot: 0, isRivals: false }
  let dice: ShownDie[] = []
  let aside: ShownDie[] = []
  let isGuest = false
  let picked = 0
  let rolling = false

  const field = () => {
    const { tray } = desk.room
    return { x: tray.x + 14, y: tray.y + 62, width: tray.width - 28, height: tray.height - 84 }
  }
  const hand = () => {
    const { tray } = desk.room
    return { x: tray.x + tray.width / 2, y: isGuest ? tray.y - 40 : tray.y + tray.height + 40 }
  }
  const asidePlace = (index: number) => {
    const { tray } = desk.room
    return { x: tray.x + 36 + index * ASIDE_SIZE * 1.25, y: tray.y + 36 }
  }

  function lay(values: readonly number[], put: readonly number[]) {
    const { places, size } = placesIn(field(), values.length, 76)
    dice = values.map((value, index) =>
      lyingDie(value, places[index]!, size, yawOf(`${value} ${index} ${put.length}`)),
    )
    aside = put.map((value, index) => lyingDie(value, asidePlace(index), ASIDE_SIZE, 0))
  }

  function settle() {
    desk.fresh()
    shown = tools.state()
    rolling = isGuest = false
    picked = 0
    voyage = { own: shown.own, rival: shown.rival, pot: shown.pot, isRivals: false }
    lay(shown.dice, shown.aside)
    if (shown.dice.length === 0) desk.say(text('say.yourTurn'))
  }

  const mayTouch = () => !rolling && !desk.isBusy && shown.dice.length > 0

  function toggle(index: number) {
    if (!mayTouch()) return
    const isOn = (picked & (1 << index)) !== 0
    const next = touched(shown.dice, picked, index)
    if (next === undefined) {
      host.sound('bad')
      desk.say(text('say.noPoints'))
    } else {
      picked = next
      host.sound('place', isOn ? 0 : 4)
      desk.say('')
      host.announce(text('say.stake', { points: shown.pot + pointsOf(shown.dice, picked) }))
    }
    raise()
    tools.redraw()
  }

  function raise() {
    for (const [index, die] of dice.entries()) die.raised = picked & (1 << index) ? 0.22 : 0
  }

  function cast() {
    if (rolling || desk.isBusy) return
    if (shown.dice.length === 0) tools.send(THROW)
    else if (picked > 0) tools.send(picked)
    else refuse()
  }
  function bank() {
    if (!mayTouch()) return
    if (picked > 0) tools.send(picked + BANK)
    else refuse()
  }
  function refuse() {
    host.sound('bad')
    desk.say(text('say.pick'))
    tools.redraw()
  }

  const parts = () => barParts(desk.room.bar, 2, isRtl)
  const targets = (): Target[] => [
    ...dice.map(({ place, size }, index) => ({
      id: `die${index}`,
      box: { x: place.x - size * 0.75, y: place.y - size * 0.8, width: size * 1.5, height: size * 1.55 },
      act: () => toggle(index),
    })),
    { id: 'throw', box: parts()[0]!, act: cast },
    { id: 'bank', box: parts()[1]!, act: bank },
  ]
  const hands = handsOn(targets, () => 'throw')

  function roll(values: readonly number[], put: readonly number[]): number {
    lay(values, put)
    host.sound('deal')
    desk.after(0.4, () => host.sound('bounce', isGuest ? -5 : 0))
    return tumble(tools.effects, dice, hand())
  }

  function setAside(mask: number) {
    let count = aside.length
    for (const [index, die] of dice.entries()) {
      if (!(mask & (1 << index))) continue
      die.raised = 0
      push(tools.effects, die, asidePlace(count++))
    }
  }

  function playReply(begin: number, film: readonly RiptideThrow[], after: RiptideState): number {
    let at = begin
    let put: number[] = []
    for (const { dice: values, mask, pot } of film) {
      const before = put.length >= DICE ? [] : put
      desk.after(at, () => {
        isGuest = true
        roll(values, before)
      })
      at += 1.2
      desk.after(at, () => {
        voyage = { ...voyage, pot, isRivals: true }
        if (mask === 0) host.sound('bad', -4)
        else setAside(mask)
        desk.say(mask === 0 ? text('say.rivalBust') : text('say.rivalStake', { points: pot }))
      })
      at += READ_SECONDS * 0.8
      put = [...before, ...values.filter((_, index) => mask & (1 << index))]
    }
    const gain = film.at(-1)?.pot ?? 0
    desk.after(at, () => {
      voyage = { own: after.own, rival: after.rival, pot: 0, isRivals: false }
      if (gain > 0) {
        desk.say(text('say.rivalBanks', { points: gain }))
        host.announce(text('say.rivalBanks', { points: gain }))
        host.sound('coin', -5)
      }
    })
    at += READ_SECONDS
    desk.after(at, settle)
    return at
  }

  function play({ input, before, after, events }: Played<RiptideState, number>): number {
    desk.fresh()
    picked = 0
    const isBank = input >= BANK
    const bust = events.find(({ kind }) => kind === 'bust')
    let begin = 0
    if (isBank) {
      const gain = after.own - before.own
      host.sound('coin', 4)
      if (gain >= 1000) host.happy(0.5)
      desk.say(text('say.banked', { points: gain }))
      const { tray } = desk.room
      tools.effects.rise(`+${gain}`, { x: tray.x + tray.width / 2, y: tray.y + 20 }, '#ffe08a')
      voyage = { own: after.own, rival: before.rival, pot: 0, isRivals: false }
      dice = []
      begin = READ_SECONDS
    } else {
      const count = before.aside.length + before.dice.length
      const isHot = events.some(({ kind }) => kind === 'hot')
      const pot = before.pot + pointsOf(before.dice, input)
      const put =
        isHot || count === 0
          ? []
          : [...before.aside, ...before.dice.filter((_, index) => input & (1 << index))]
      shown = { ...after, dice: bust ? after.lost : after.dice, aside: put, pot }
      voyage = { own: before.own, rival: before.rival, pot, isRivals: false }
      rolling = true
      begin = roll(shown.dice, put)
      if (isHot) {
        desk.say(text('say.hot'))
        host.sound('boost')
        host.happy(0.4)
      }
      desk.after(begin, () => {
        rolling = false
        host.announce(text('say.thrown', { dice: shown.dice.join(' ') }))
        if (!bust) return
        desk.say(text('say.bust'))
        host.announce(text('say.bust'))
        host.sound('bad')
        host.vibrate()
        tools.effects.quake(6)
        voyage = { ...voyage, pot: 0 }
      })
      if (bust) begin += BUST_SECONDS
    }
    if (after.reply.length === 0) return begin
    const seconds = playReply(begin, after.reply, after)
    desk.busyFor(seconds)
    return seconds
  }

  return {
    layout(size, state) {
      desk.layout(size, BOARD_SHARE)
      shown ??= state
      if (!rolling && !desk.isBusy) lay(shown.dice, shown.aside)
    },
    show() {
      hands.clear()
      settle()
    },
    play,
    draw(pen, seconds) {
      desk.ground(pen, (inner, room) => {
        paintSea(inner, desk)
        paintTray(inner, room.tray, palette)
        const { tray } = room
        fillRound(
          inner,
          { x: tray.x + 16, y: tray.y + 16, width: tray.width - 32, height: 40 },
          14,
          'rgb(0 0 0 / .22)',
        )
      })
      drawVoyage(pen, desk, voyage, seconds)
      drawPicked(pen, dice, picked, desk)
      drawDice(pen, aside, isGuest ? guest : palette)
      drawDice(pen, dice, isGuest ? guest : palette)
      desk.captionBelow(pen)
      const stake = shown.dice.length === 0 ? 0 : shown.pot + pointsOf(shown.dice, picked)
      const [throwBox, bankBox] = [parts()[0]!, parts()[1]!]
      const isIdle = !rolling && !desk.isBusy
      drawButton(pen, throwBox, {
        text: text('do.throw'),
        color: palette.accent,
        isOff: !isIdle || (shown.dice.length > 0 && picked === 0),
        glow: desk.glowOf('throw'),
      })
      drawButton(pen, bankBox, {
        text: text('do.bank', { points: stake }),
        color: '#7bdc8b',
        isOff: !isIdle || picked === 0,
        glow: desk.glowOf('bank'),
      })
      hands.draw(pen)
    },
    point(input) {
      const mask = input % BANK
      const ids = dice.flatMap((_, index) => (mask & (1 << index) ? [`die${index}`] : []))
      desk.glow([...ids, input >= BANK ? 'bank' : 'throw'])
      const isFirst = shown.dice.length === 0
      desk.say(text(isFirst ? 'hint.throw' : input >= BANK ? 'hint.bank' : 'hint.risk'))
    },
    path(input) {
      const die = dice.find((_, at) => input & (1 << at))
      if (die) return [die.place]
      const { x, y, width, height } = parts()[0]!
      return [{ x: x + width / 2, y: y + height / 2 }]
    },
    down(at) {
      if (desk.isBusy) settle()
      else hands.down(at)
      tools.redraw()
    },
    key(key) {
      const index = Number(key) - 1
      if (desk.isBusy && (key === 'Enter' || key === ' ')) settle()
      else if (index >= 0 && index < dice.length) toggle(index)
      else if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
}

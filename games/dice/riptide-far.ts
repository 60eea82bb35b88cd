import type { FarSide } from '#kit/game/duel/table.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { barParts, drawButton } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Controls, type Target } from '#kit/game/table-top/targets.ts'
import type { DiceDefinition } from './definitions.ts'
import { openSceneBase, type SceneBase } from './scene-base.ts'
import { drawDice, lyingDie, tumble, yawOf, type ShownDie } from './dice-set.ts'
import { drawFleet } from './riptide-fleet.ts'
import type { RiptideMany } from './riptide-many.ts'
import { drawPicked } from './riptide-marks.ts'
import { BANK, THROW } from './riptide-rules.ts'
import { pointsOf, touched } from './riptide-score.ts'
import { paintSea } from './riptide-sea.ts'
import { paintTray, placesIn } from './room.ts'

type Pen = CanvasRenderingContext2D
type Tools = SceneTools<DiceDefinition, RiptideMany, number>

const BOARD_SHARE = 0.5
const ASIDE_SIZE = 28
const MOST_SIZE = 70

/** The race of two to four people: their boats, and the throw that all of them see. */
interface Race {
  readonly tools: Tools
  readonly far: FarSide<number>
  readonly base: SceneBase
  shown: RiptideMany
  dice: ShownDie[]
  aside: ShownDie[]
  /** Bits of the dice that the player is about to set aside. */
  picked: number
  isRolling: boolean
  readonly controls: Controls
}

export function riptideFarScene(tools: Tools, far: FarSide<number>): Scene<RiptideMany, number> {
  const base = openSceneBase(tools)
  const race: Race = {
    tools,
    far,
    base,
    shown: tools.state(),
    dice: [],
    aside: [],
    picked: 0,
    isRolling: false,
    get controls() {
      return controls
    },
  }
  const controls: Controls = controlsOn(
    () => targets(race),
    () => 'throw',
  )
  return {
    layout(size) {
      base.layout(size, BOARD_SHARE)
      if (!race.isRolling) lay(race)
    },
    show(state) {
      controls.clear()
      settle(race, state)
    },
    play: (played) => play(race, played),
    draw: (pen, seconds) => draw(race, pen, seconds),
    point: () => undefined,
    path: () => [],
    down(at) {
      controls.down(at)
      tools.redraw()
    },
    key: (key) => pressKey(race, key),
  }
}

/** The throw on the table, or the lost one before it. */
const thrownOf = ({ dice, lost }: RiptideMany) => (dice.length > 0 ? dice : lost)
const mayThrow = ({ far, isRolling }: Race) => far.mayMove() && !isRolling
const mayPick = (race: Race) => mayThrow(race) && race.shown.dice.length > 0

function lay(race: Race) {
  const { tray } = race.base.room
  const field = { x: tray.x + 14, y: tray.y + 58, width: tray.width - 28, height: tray.height - 80 }
  const values = thrownOf(race.shown)
  const { places, size } = placesIn(field, values.length, MOST_SIZE)
  race.dice = values.map((value, index) =>
    lyingDie(value, places[index]!, size, yawOf(`${value} ${index} ${race.shown.aside.length}`)),
  )
  race.aside = race.shown.aside.map((value, index) => {
    const place = { x: tray.x + 34 + index * ASIDE_SIZE * 1.25, y: tray.y + 34 }
    return lyingDie(value, place, ASIDE_SIZE, 0)
  })
}

function settle(race: Race, state: RiptideMany) {
  race.base.fresh()
  race.shown = state
  race.isRolling = false
  race.picked = 0
  lay(race)
  sayTurn(race)
}

function sayTurn({ base, far, shown }: Race) {
  if (far.mayMove() && shown.dice.length === 0) base.say(base.text('say.yourTurn'))
}

function play(race: Race, { input, before, after }: Played<RiptideMany, number>): number {
  const { tools, base } = race
  const { host } = tools.context
  base.fresh()
  race.shown = after
  race.picked = 0
  if (input >= BANK) {
    const gain = after.scores[before.speaker]! - before.scores[before.speaker]!
    const words = base.text('say.banked', { points: gain })
    host.sound('coin', before.speaker === 0 ? 4 : -5)
    host.announce(words)
    base.say(words)
    lay(race)
    return 0
  }
  const isBust = after.dice.length === 0
  lay(race)
  race.isRolling = true
  host.sound('deal')
  const { tray } = base.room
  const isOwn = before.speaker === 0
  const from = { x: tray.x + tray.width / 2, y: isOwn ? tray.y + tray.height + 40 : tray.y - 40 }
  const seconds = tumble(tools.effects, race.dice, from)
  base.after(seconds, () => {
    race.isRolling = false
    host.announce(base.text('say.thrown', { dice: thrownOf(after).join(' ') }))
    if (!isBust) return tools.redraw()
    host.sound('bad', isOwn ? 0 : -4)
    host.announce(base.text('say.bust'))
    base.say(base.text('say.bust'))
    tools.redraw()
  })
  return seconds
}

function toggle(race: Race, index: number) {
  const { tools, base, shown } = race
  const { host } = tools.context
  if (!mayPick(race)) return
  const next = touched(shown.dice, race.picked, index)
  if (next === undefined) {
    host.sound('bad')
    base.say(base.text('say.noPoints'))
    return
  }
  race.picked = next
  host.sound('place', 2)
  base.say('')
  host.announce(base.text('say.stake', { points: stakeOf(race) }))
  for (const [at, die] of race.dice.entries()) die.raised = next & (1 << at) ? 0.22 : 0
}

const stakeOf = ({ shown, picked }: Race) =>
  shown.dice.length === 0 ? 0 : shown.pot + pointsOf(shown.dice, picked)

function cast(race: Race) {
  if (!mayThrow(race)) return
  if (race.shown.dice.length === 0) race.tools.send(THROW)
  else if (race.picked > 0) race.tools.send(race.picked)
  else askToPick(race)
}

function bank(race: Race) {
  if (!mayPick(race)) return
  if (race.picked > 0) race.tools.send(race.picked + BANK)
  else askToPick(race)
}

function askToPick({ tools, base }: Race) {
  tools.context.host.sound('bad')
  base.say(base.text('say.pick'))
}

const parts = ({ base }: Race) => barParts(base.room.bar, 2, base.isRtl)

function targets(race: Race): Target[] {
  const [throwBox, bankBox] = parts(race)
  const dice = mayPick(race) ? race.dice : []
  return [
    ...dice.map(({ place, size }, index) => ({
      id: `die${index}`,
      box: { x: place.x - size * 0.75, y: place.y - size * 0.8, width: size * 1.5, height: size * 1.55 },
      act: () => toggle(race, index),
    })),
    { id: 'throw', box: throwBox!, act: () => cast(race) },
    { id: 'bank', box: bankBox!, act: () => bank(race) },
  ]
}

function draw(race: Race, pen: Pen, seconds: number) {
  const { base, shown, far } = race
  const { palette } = base
  base.ground(pen, (inner, room) => {
    paintSea(inner, base)
    paintTray(inner, room.tray, palette)
  })
  const seat = far.sight?.()?.seat ?? 0
  const names = [...far.names.slice(seat), ...far.names.slice(0, seat)]
  drawFleet(pen, base, { shown, names }, seconds)
  drawPicked(pen, race.dice, race.picked, base)
  drawDice(pen, race.aside, palette)
  // A lost throw lies there until the next one.
  pen.globalAlpha = shown.dice.length > 0 || race.isRolling ? 1 : 0.5
  drawDice(pen, race.dice, palette)
  pen.globalAlpha = 1
  base.captionBelow(pen)
  const [throwBox, bankBox] = parts(race)
  const isOff = !mayThrow(race) || (shown.dice.length > 0 && race.picked === 0)
  drawButton(pen, throwBox!, { text: base.text('do.throw'), color: palette.accent, isOff })
  drawButton(pen, bankBox!, {
    text: base.text('do.bank', { points: stakeOf(race) }),
    color: '#7bdc8b',
    isOff: !mayPick(race) || race.picked === 0,
  })
  race.controls.draw(pen)
}

function pressKey(race: Race, key: string) {
  const index = Number(key) - 1
  if (index >= 0 && index < race.shown.dice.length) toggle(race, index)
  else if (!race.controls.key(key)) return false
  race.tools.redraw()
  return true
}

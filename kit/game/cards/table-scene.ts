import type { GameDefinition } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { controlsOn } from '#kit/game/table-top/targets.ts'
import { arrange, type Spot } from './arrange.ts'
import { cardMotion } from './card-motion.ts'
import type { TableState } from './card-rules.ts'
import type { Card } from './cards.ts'
import type { TableLook } from './picture.ts'
import { handRows, roomIn, type Room } from './room.ts'
import { type Table, choicesOf, targets, idOf } from './table-targets.ts'
import { drawTable } from './table-draw.ts'

const GLIDE_SECONDS = 0.3
const HINT_SECONDS = 2.4

/** The table of every card game: seats, piles, trick, hand, buttons, score sheet. */
export function tableScene<Definition extends GameDefinition, State extends TableState>(
  tools: SceneTools<Definition, State, number>,
  look: TableLook<State>,
): Scene<State, number> {
  const { host, text, direction } = tools.context
  const isRtl = direction === 'rtl'
  const still = document.createElement('canvas')
  const motion = cardMotion(() => tools.effects)
  const shown = tools.state()
  const table: Table<State> = {
    tools,
    look,
    host,
    text,
    isRtl,
    still,
    motion,
    room: roomIn({ width: 1, height: 1 }, 1),
    faces: undefined,
    isPainted: false,
    shown,
    picture: look.picture(shown),
    spots: new Map<Card, Spot>(),
    choices: [],
    picked: undefined,
    bubbles: [],
    isBusy: false,
    age: 0,
    most: 1,
    words: '',
    glow: undefined,
    get controls() {
      return controls
    },
  }
  const controls = controlsOn(
    () => targets(table),
    () => {
      const [first] = table.picked === undefined ? table.choices : choicesOf(table, table.picked)
      return first && idOf(table, first)
    },
  )
  return {
    layout: (size, state) => layout(table, size, state),
    show: () => showAnew(table),
    play: (one) => play(table, one),
    draw: (pen) => drawTable(table, pen),
    point: (input) => pointAt(table, input),
    path: (input) => pathOf(table, input),
    down: (at) => down(table, at),
    key: (key) => pressKey(table, key),
  }
}

function turnTo<State extends TableState>(table: Table<State>, state: State) {
  const { look } = table
  table.shown = state
  table.picture = look.picture(state)
  const longest = table.picture.hands[0]!.length
  if (
    longest > table.most ||
    (longest > 0 &&
      handRows(longest, table.room) !== handRows(table.most, table.room) &&
      longest < table.most - 4)
  ) {
    table.most = longest
    place(table, table.room.stage)
  }
  table.spots = arrange(table.picture, table.room)
  table.choices = table.isBusy ? [] : look.choices(state)
  table.picked = undefined
  table.words = look.caption(state)
}

function place<State extends TableState>(table: Table<State>, size: Room['stage']) {
  table.room = roomIn(size, table.most)
  table.isPainted = false
  table.faces = undefined
}

const deck = <State extends TableState>(table: Table<State>) => ({
  x: table.room.stage.width / 2 - 20,
  y: table.room.middle.y + table.room.middle.height / 2 - 30,
})

function after<State extends TableState>(table: Table<State>, seconds: number, act: () => void) {
  const mine = table.age
  table.tools.effects.tween(0.001, () => undefined, {
    delay: seconds,
    done: () => mine === table.age && act(),
  })
}

function settle<State extends TableState>(table: Table<State>) {
  table.age++
  table.isBusy = false
  table.bubbles = []
  table.glow = undefined
  turnTo(table, table.tools.state())
  table.motion.place(table.spots)
}

function showMove<State extends TableState>(table: Table<State>, before: State, move: number, next: State) {
  const { host } = table
  const told = table.look.tell(before, move, next)
  turnTo(table, next)
  table.motion.glide(table.spots, deck(table), GLIDE_SECONDS)
  host.sound(told.sound)
  if (told.announce) host.announce(told.announce)
  if (told.joy) host.happy(told.joy)
  if (told.seat !== undefined && told.bubble)
    table.bubbles = [
      ...table.bubbles.filter(({ seat }) => seat !== told.seat),
      { seat: told.seat, text: told.bubble, suit: told.suit },
    ]
  else if (told.seat === undefined) table.bubbles = []
  return told.seconds
}

function play<State extends TableState>(
  table: Table<State>,
  { input, before, after: end }: Played<State, number>,
): number {
  const { look } = table
  table.age++
  table.isBusy = true
  table.glow = undefined
  let state = before
  let at = 0
  for (const move of [input, ...end.film]) {
    const from = state
    const next = look.advance(from, move)
    const { seconds } = look.tell(from, move, next)
    if (at === 0) showMove(table, from, move, next)
    else after(table, at, () => showMove(table, from, move, next))
    at += seconds
    state = next
  }
  after(table, at, () => {
    table.isBusy = false
    turnTo(table, end)
    table.tools.redraw()
  })
  return at
}

function layout<State extends TableState>(table: Table<State>, size: StageSize, state: State) {
  table.most = Math.max(table.most, table.picture.hands[0]!.length)
  place(table, size)
  turnTo(table, state)
  table.motion.place(table.spots)
}

function showAnew<State extends TableState>(table: Table<State>) {
  table.controls.clear()
  table.most = 1
  settle(table)
  table.motion.place(table.spots)
}

function pointAt<State extends TableState>(table: Table<State>, input: number) {
  const mine = { input, k: 0 }
  table.glow = mine
  const choice = table.choices.find((one) => one.input === input)
  if (choice?.card !== undefined && choicesOf(table, choice.card).length > 1) table.picked = choice.card
  table.tools.effects.tween(HINT_SECONDS, (k) => (mine.k = k), {
    ease: ease.linear,
    done: () => table.glow === mine && (table.glow = undefined),
  })
  if (choice) table.host.announce(table.text('say.hint', { move: choice.text }))
}

function pathOf<State extends TableState>(table: Table<State>, input: number) {
  const choice = table.choices.find((one) => one.input === input)
  if (!choice) return []
  const target = targets(table).find(({ id }) => id === idOf(table, choice))
  return target ? [centre(target.box)] : []
}

function down<State extends TableState>(table: Table<State>, at: Point) {
  if (table.isBusy) settle(table)
  else if (!table.controls.down(at) && table.picked !== undefined) table.picked = undefined
  table.tools.redraw()
}

function pressKey<State extends TableState>(table: Table<State>, key: string) {
  if (table.isBusy && (key === 'Enter' || key === ' ')) settle(table)
  else if (key === 'Escape' && table.picked !== undefined) table.picked = undefined
  else if (!table.controls.key(key)) return false
  table.tools.redraw()
  return true
}

const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

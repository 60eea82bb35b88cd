import type { GameContext, GameHost, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { benchOf } from './bench-scene.ts'
import { cheeseColor, sauceColor, toppingColor } from './colors.ts'
import { jarBox } from './counter-scene.ts'
import { middle, type KitchenView } from './kitchen-view.ts'
import { boardPlace } from './layout.ts'
import { ovenBoxes } from './oven-scene.ts'
import { RADIUS } from './world.ts'
import type { KitchenDefinition } from './definitions.ts'

const FLOUR = ['#ffffff', '#f6e3b8', '#fff4dc']
const GOLD = ['#ffd34d', '#ffb63d', '#fff0b0']
const EMBERS = ['#ff7a2e', '#ffb63d', '#ffe08a']

/** What a reaction is shown and heard on. */
interface Room {
  readonly view: KitchenView
  readonly stage: () => Stage
  readonly definition: KitchenDefinition
  readonly host: GameHost
  readonly text: GameContext['text']
  brushed: number
}

/** Sound and motion that answer what happened. */
export function openReactions(view: KitchenView, stage: () => Stage) {
  const { context, definition } = view
  const { host, text, number } = context

  const room: Room = {
    view,
    stage,
    definition,
    host,
    text,
    brushed: 0,
  }
  const answers: Readonly<Record<string, (event: SimEvent) => void>> = {
    arrive: () => host.sound('deal', 5),
    taken: () => host.sound('tap', 4),
    roll: () => rustle(room, -5),
    rolled() {
      host.sound('pop', 2)
      burst(room, onPizza(room, { kind: 'rolled' }), FLOUR, 22, 240)
    },
    sauce: () => rustle(room, -2),
    cheese: (event) => sprinkle(room, event),
    sauceFull: (event) => endSauce(room, event),
    cheeseFull(event) {
      host.sound('score', 5)
      burst(room, onPizza(room, event), GOLD, 12)
    },
    milled() {
      host.sound('score', 7)
      burst(room, onPizza(room, { kind: 'milled' }), GOLD, 26, 260)
    },
    put: (event) => putPiece(room, event),
    removed: () => host.sound('flip'),
    bake: () => host.sound('boost', -3),
    right() {
      host.sound('coin', 7)
      host.announce(text('say.ready'))
    },
    burning: () => host.sound('bad', 3),
    out: ({ amount = 0 }) => fromOven(room, amount, false),
    outRight: ({ amount = 0 }) => fromOven(room, amount, true),
    cut: () => cutThrough(room),
    left: () => leave(room),
    rush() {
      host.sound('boost')
      host.toast(text('say.rush'))
    },
  }

  return {
    show(events: readonly SimEvent[]) {
      for (const event of events) answers[event.kind]?.(event)
    },
    /** The tasting has come to its sum. */
    paid(total: number, coins: number) {
      const jar = middle(jarBox(view))
      const { work } = view.places
      host.sound(total >= 85 ? 'win' : total >= 50 ? 'coin' : 'bad')
      if (total >= 85) {
        host.happy(0.5)
        burst(room, { x: work.x + work.width / 2, y: work.y + work.height * 0.45 }, GOLD, 30, 300)
      }
      burst(room, jar, GOLD, 12)
      stage().effects.rise(signed(`+${number(coins)}`), { x: jar.x, y: jar.y - 30 }, '#ffe27a')
      host.announce(text('say.served', { points: number(total), coins: number(coins) }))
    },
  }
}

function onPizza({ view }: Room, { x = 0, y = 0 }: SimEvent): Point {
  const { disc } = benchOf(view)
  return { x: disc.x + (x * disc.radius) / RADIUS, y: disc.y + (y * disc.radius) / RADIUS }
}

const burst = ({ stage }: Room, at: Point, colors: readonly string[], count: number, speed = 160) =>
  stage().effects.burst(at, { colors, count, speed, size: 7 })

/** Brushing sounds again and again, but not in every tick. */
function rustle(room: Room, pitch: number) {
  if (room.brushed++ % 9 === 0) room.host.sound('move', pitch)
}

function fromOven(room: Room, oven: number, isRight: boolean) {
  const { view, host } = room
  const box = ovenBoxes(view)[oven]
  host.sound(isRight ? 'score' : 'move', isRight ? 9 : -4)
  if (box && isRight) burst(room, middle(box), EMBERS, 20, 220)
}

function sprinkle(room: Room, event: SimEvent) {
  rustle(room, 6)
  room.stage().effects.burst(onPizza(room, event), {
    colors: [cheeseColor(0), cheeseColor(600)],
    count: 2,
    speed: 50,
    size: 5,
    life: 0.35,
  })
}

function endSauce(room: Room, event: SimEvent) {
  const { view, definition, host } = room
  host.sound('score', 2)
  const sauce = definition.menu.sauces[view.tool?.kind === 'sauce' ? view.tool.index : 0]!
  burst(room, onPizza(room, event), [sauceColor[sauce.name]], 10)
}

function putPiece(room: Room, event: SimEvent) {
  const { stage, definition, host } = room
  host.sound('place', (event.amount ?? 0) % 5)
  const topping = definition.menu.toppings[event.amount ?? 0]!
  stage().effects.burst(onPizza(room, event), {
    colors: [toppingColor[topping.name]],
    count: 6,
    speed: 90,
    size: 5,
    life: 0.4,
  })
}

function cutThrough({ view, stage, host }: Room) {
  host.sound('slice')
  const { x, y, radius } = boardPlace(view.places)
  stage().effects.burst(
    { x, y: y + radius * 0.2 },
    { colors: GOLD, count: 8, speed: 120, size: 5, life: 0.5 },
  )
}

function leave({ stage, host, text }: Room) {
  host.sound('bad', -4)
  host.announce(text('say.left'))
  stage().effects.quake(6)
}

import type { GameDefinition } from '#kit/game/contract.ts'
import { copyWhole, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawCaption } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'
import { arrange, pilePlaces, type Spot } from './arrange.ts'
import { cardMotion } from './card-motion.ts'
import type { TableState } from './card-rules.ts'
import type { Card } from './cards.ts'
import { CARD_SHAPE, makeFaces, type Faces } from './faces.ts'
import type { Choice, Picture, TableLook } from './picture.ts'
import { buttonPlaces, handRows, roomIn, seatPlace, type Room } from './room.ts'
import {
  drawBubble,
  drawChoice,
  drawMark,
  drawOwnSeat,
  drawPilePlace,
  drawSeat,
  drawSheet,
  paintTable,
} from './table-art.ts'

const GLIDE_SECONDS = 0.3
const HINT_SECONDS = 2.4
const LIFT = 9

interface Bubble {
  readonly seat: number
  readonly text: string
  readonly suit: number | undefined
}

/** The table of any game of cards: seats, piles, trick, hand, buttons, score sheet. */
export function tableScene<Definition extends GameDefinition, State extends TableState>(
  tools: SceneTools<Definition, State, number>,
  look: TableLook<State>,
): Scene<State, number> {
  const { host, text, direction } = tools.context
  const isRtl = direction === 'rtl'
  const still = document.createElement('canvas')
  const motion = cardMotion(() => tools.effects)
  let room: Room = roomIn({ width: 1, height: 1 }, 1)
  let faces: Faces | undefined
  let isPainted = false
  let shown: State
  let picture: Picture
  let spots = new Map<Card, Spot>()
  let choices: readonly Choice[] = []
  /** The card that has opened its buttons. */
  let picked: Card | undefined
  let bubbles: readonly Bubble[] = []
  let isBusy = false
  let age = 0
  let most = 1
  let words = ''
  let glow: { readonly input: number; k: number } | undefined

  function turnTo(state: State) {
    shown = state
    picture = look.picture(state)
    const longest = picture.hands[0]!.length
    if (
      longest > most ||
      (longest > 0 && handRows(longest, room) !== handRows(most, room) && longest < most - 4)
    ) {
      most = longest
      place(room.stage)
    }
    spots = arrange(picture, room)
    choices = isBusy ? [] : look.choices(state)
    picked = undefined
    words = look.caption(state)
  }
  function place(size: Room['stage']) {
    room = roomIn(size, most)
    isPainted = false
    faces = undefined
  }
  const deck = () => ({ x: room.stage.width / 2 - 20, y: room.middle.y + room.middle.height / 2 - 30 })

  function after(seconds: number, act: () => void) {
    const mine = age
    tools.effects.tween(0.001, () => undefined, { delay: seconds, done: () => mine === age && act() })
  }
  function settle() {
    age++
    isBusy = false
    bubbles = []
    glow = undefined
    turnTo(tools.state())
    motion.place(spots)
  }

  const choicesOf = (card: Card) => choices.filter((choice) => choice.card === card)
  const buttons = (): readonly Choice[] => {
    if (picked !== undefined) return choicesOf(picked)
    return choices.filter(({ card }) => card === undefined)
  }
  function tap(card: Card) {
    const own = choicesOf(card)
    const [only] = own
    if (own.length === 1 && only) return tools.send(only.input)
    if (own.length > 1) {
      picked = picked === card ? undefined : card
      host.sound('tap', 3)
      return tools.redraw()
    }
    host.sound('bad')
    words = look.refusal(shown)
    host.announce(words)
    tools.redraw()
  }

  const boxOf = (card: Card) => {
    const { x, y, width } = spots.get(card)!
    return { x, y: y - LIFT, width, height: width * CARD_SHAPE + LIFT }
  }
  function targets(): Target[] {
    const reachable = new Set([...picture.hands[0]!, ...choices.flatMap(({ card }) => card ?? [])])
    const cards = [...spots]
      .filter(([card]) => reachable.has(card))
      .toSorted(([, one], [, other]) => one.order - other.order)
      .map(([card]) => ({ id: `card${card}`, box: boxOf(card), act: () => tap(card) }))
    const shownButtons = buttons()
    const places = buttonPlaces(room, shownButtons.length, isRtl)
    return [
      ...cards,
      ...shownButtons.map(({ input }, index) => ({
        id: `button${input}`,
        box: places[index]!,
        act: () => tools.send(input),
      })),
    ]
  }
  const idOf = ({ card, input }: Choice) =>
    card === undefined || picked === card ? `button${input}` : `card${card}`
  const hands = handsOn(targets, () => {
    const [first] = picked === undefined ? choices : choicesOf(picked)
    return first && idOf(first)
  })

  function showMove(before: State, move: number, next: State) {
    const told = look.tell(before, move, next)
    turnTo(next)
    motion.glide(spots, deck(), GLIDE_SECONDS)
    host.sound(told.sound)
    if (told.announce) host.announce(told.announce)
    if (told.joy) host.happy(told.joy)
    if (told.seat !== undefined && told.bubble)
      bubbles = [
        ...bubbles.filter(({ seat }) => seat !== told.seat),
        { seat: told.seat, text: told.bubble, suit: told.suit },
      ]
    else if (told.seat === undefined) bubbles = []
    return told.seconds
  }

  function play({ input, before, after: end }: Played<State, number>): number {
    age++
    isBusy = true
    glow = undefined
    let state = before
    let at = 0
    for (const move of [input, ...end.film]) {
      const from = state
      const next = look.advance(from, move)
      const { seconds } = look.tell(from, move, next)
      if (at === 0) showMove(from, move, next)
      else after(at, () => showMove(from, move, next))
      at += seconds
      state = next
    }
    after(at, () => {
      isBusy = false
      turnTo(end)
      tools.redraw()
    })
    return at
  }

  function glowOf(card: Card) {
    const mine = glow
    return mine && choicesOf(card).some(({ input }) => input === mine.input) ? 0.01 + mine.k : 0
  }

  function draw(pen: CanvasRenderingContext2D) {
    const ratio = pen.getTransform().a
    if (!isPainted) {
      still.width = Math.ceil(room.stage.width * ratio)
      still.height = Math.ceil(room.stage.height * ratio)
      const inner = still.getContext('2d')!
      inner.scale(ratio, ratio)
      paintTable(inner, room, look)
      isPainted = true
    }
    copyWhole(pen, still)
    faces ??= makeFaces({ width: room.card, height: room.card * CARD_SHAPE, ratio, back: look.back })
    picture.seats.forEach((seat, index) => {
      if (index > 0) drawSeat(pen, room, seat, [index, picture.seats.length])
    })
    for (const pile of pilePlaces(picture, room)) drawPilePlace(pen, pile)
    if (picture.mark) drawMark(pen, room, picture.mark)
    const own = new Set(picture.hands[0])
    const hasCard = choices.some(({ card }) => card !== undefined && own.has(card))
    const mustPass = choices.length > 0 && choices.every(({ isQuiet }) => isQuiet)
    const mayChoose = hasCard || mustPass
    motion.draw(pen, faces, (card) => {
      const isOpen = choices.some((choice) => choice.card === card)
      const isOwn = own.has(card)
      return {
        lift: isOwn && (isOpen || picked === card) ? (picked === card ? LIFT * 2 : LIFT) : 0,
        isDim: isOwn && mayChoose && !isOpen,
        glow: glowOf(card) || (isOpen && !isOwn ? 0.3 : 0),
      }
    })
    const sheet = isBusy ? undefined : look.sheet(shown)
    if (sheet) drawSheet(pen, room.middle, sheet, isRtl)
    const places = buttonPlaces(room, buttons().length, isRtl)
    buttons().forEach(({ input, text: label, suit, isQuiet }, index) => {
      const box = places[index]!
      drawChoice(pen, box, {
        text: label,
        suit,
        isQuiet: isQuiet ?? false,
        glow: glow?.input === input ? 0.01 + glow.k : 0,
      })
    })
    const pill = drawOwnSeat(pen, room, picture.seats[0]!, isRtl)
    const start = isRtl ? room.words.x : pill.x + pill.width + 6
    const end = isRtl ? pill.x - 6 : room.words.x + room.words.width
    drawCaption(pen, words, { x: start, y: room.words.y + 1, width: end - start, height: 30 })
    for (const { seat, text: said, suit } of bubbles) {
      const { x, y } = seatPlace(room, seat, picture.seats.length)
      const at =
        seat === 0
          ? { x: room.stage.width / 2, y: room.words.y - 40 }
          : { x, y: y + room.strip.height * 0.34 }
      drawBubble(pen, at, { text: said, suit }, room.stage.width)
    }
    hands.draw(pen)
  }

  return {
    layout(size, state) {
      picture ??= look.picture(state)
      most = Math.max(most, picture.hands[0]!.length)
      place(size)
      turnTo(state)
      motion.place(spots)
    },
    show() {
      hands.clear()
      most = 1
      settle()
      motion.place(spots)
    },
    play,
    draw,
    point(input) {
      const mine = { input, k: 0 }
      glow = mine
      const choice = choices.find((one) => one.input === input)
      if (choice?.card !== undefined && choicesOf(choice.card).length > 1) picked = choice.card
      tools.effects.tween(HINT_SECONDS, (k) => (mine.k = k), {
        ease: ease.linear,
        done: () => glow === mine && (glow = undefined),
      })
      if (choice) host.announce(text('say.hint', { move: choice.text }))
    },
    path(input) {
      const choice = choices.find((one) => one.input === input)
      if (!choice) return []
      const target = targets().find(({ id }) => id === idOf(choice))
      return target ? [centre(target.box)] : []
    },
    down(at) {
      if (isBusy) settle()
      else if (!hands.down(at) && picked !== undefined) picked = undefined
      tools.redraw()
    },
    key(key) {
      if (isBusy && (key === 'Enter' || key === ' ')) settle()
      else if (key === 'Escape' && picked !== undefined) picked = undefined
      else if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
}

const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

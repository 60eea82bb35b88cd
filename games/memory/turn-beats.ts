import type { SimEvent } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import { FLIP_SECONDS, SLIDE_SECONDS, type CardsMotion } from './cards-motion.ts'
import type { Beat } from './film.ts'
import { cardText, type MemoryContext } from './portal-texts.ts'
import { carried, origins, slid } from './turn-rules.ts'
import type { TurnState } from './turn-state.ts'

interface Table {
  readonly context: MemoryContext
  readonly cards: CardsMotion
  /** The state before the move. */
  readonly before: TurnState
  effects(): Effects
  middleOf(place: number): Point
  /** The parrot is about to play. */
  back(): void
}

/** Seconds to memorise two cards that do not match. */
const LOOK_SECONDS = 0.85
const PARROT_SECONDS = 0.62

/** The film of one move: cards turn, are taken or turn back, rows slide, the parrot answers. */
export function turnBeats(events: readonly SimEvent[], table: Table): Beat[] {
  const { context, cards, before } = table
  const { host } = context
  let open = [...before.open]
  let missed: readonly number[] = []
  const isLastTurned = (index: number) => !events.slice(index + 1).some(({ kind }) => kind === 'turned')
  return events.flatMap(({ kind, x: place = 0, y: seat = 0 }, index): Beat[] => {
    if (kind === 'turned') {
      open.push(place)
      return [{ wait: seat === 1 ? PARROT_SECONDS : 0, act: turned(table, place, seat) }]
    }
    const set = open
    open = []
    if (kind === 'moved')
      return [
        { wait: 0.04, act: traded(table, missed) },
        { wait: SLIDE_SECONDS, act: () => undefined },
      ]
    missed = set
    if (kind === 'took') return [{ wait: FLIP_SECONDS + 0.08, act: took(table, set, seat) }]
    if (kind === 'missed')
      return [
        { wait: FLIP_SECONDS, act: (isHurried) => isHurried || host.sound('bad', seat === 1 ? 5 : 2) },
        {
          wait: LOOK_SECONDS,
          act(isHurried) {
            for (const at of set) cards.turn(at, false, isHurried)
            if (!isHurried) host.sound('flip', -3)
          },
        },
        ...(isLastTurned(index) ? [{ wait: FLIP_SECONDS, act: () => undefined }] : []),
      ]
    if (kind !== 'slid') return []
    const row = Math.floor(place / before.columns)
    return [
      {
        wait: 0.04,
        act(isHurried) {
          const after = slid({ ...before, ...cards.shown }, place)
          cards.slide(row, after, isHurried)
          if (!isHurried) host.sound('move')
        },
      },
      { wait: SLIDE_SECONDS, act: () => undefined },
    ]
  })
}

/** Cards lie closed again and go to other places. */
const traded =
  ({ context, cards, before }: Table, missed: readonly number[]) =>
  (isHurried: boolean) => {
    const shown = { ...before, ...cards.shown }
    cards.move(origins(shown, missed), carried(shown, missed), isHurried)
    if (!isHurried) context.host.sound('move', -2)
  }

const turned =
  ({ context, cards, before, back }: Table, place: number, seat: number) =>
  (isHurried: boolean) => {
    if (seat === 1) back()
    cards.turn(place, true, isHurried)
    if (isHurried) return
    context.host.sound('flip', seat === 1 ? -2 : 2)
    const { columns } = before
    if (seat === 1) context.host.announce(cardText(context, { ...cards.shown, columns }, place, true))
  }

const took =
  ({ context, cards, effects, middleOf }: Table, places: readonly number[], seat: number) =>
  (isHurried: boolean) => {
    cards.take(places, seat, isHurried)
    context.host.announce(context.text(seat === 1 ? 'say.parrot-took' : 'say.took'))
    if (isHurried) return
    context.host.sound('score', seat === 1 ? -3 : 4)
    if (seat === 0) context.host.happy(0.3)
    for (const place of places)
      effects().burst(middleOf(place), {
        count: 9,
        speed: 150,
        size: 6,
        life: 0.6,
        colors: ['#ffe08a', '#fff5df', '#7fe0d0'],
      })
  }

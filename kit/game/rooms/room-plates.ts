import type { GameContext } from '../contract.ts'
import { fillRound, strokeRound, write } from '../draw.ts'
import type { StageSize } from '../stage.ts'
import { REST_TICKS } from './duel.ts'
import { TICKS_A_SECOND } from './wire.ts'

type Words = Pick<GameContext, 'text' | 'number'>

/** A room of two sides, as it is told to one of its players: the own side first. */
export interface RoomFacts {
  /** The room has answered. */
  readonly isHere: boolean
  readonly hasSeat: boolean
  readonly people: number
  readonly wins: readonly [number, number]
  readonly goals: readonly [number, number]
  readonly winner: 0 | 1 | -1 | null
  /** The last person of a side went away in this match. */
  readonly hasLeft: boolean
  /** Ticks since the match has ended; nothing while it goes on. */
  readonly endedFor: number | undefined
}

/** Who is here, in a few words. */
export function peopleWords({ text, number }: Words, { isHere, hasSeat, people }: RoomFacts): string {
  if (!isHere) return text('room.coming')
  if (!hasSeat) return text('room.watch')
  return people > 1 ? text('room.people', { count: number(people) }) : text('room.alone')
}

/** How a match has ended. */
export function resultWords({ text, number }: Words, { hasLeft, winner, goals }: RoomFacts): string {
  if (hasLeft && winner === 0) return text('room.gone')
  const [own, theirs] = goals
  const values = { own: number(own), theirs: number(theirs) }
  return text(winner === -1 ? 'room.drawn' : winner === 0 ? 'room.won' : 'room.lost', values)
}

const SUN = '#FFD86B'
const PALE = '#E6F4F2'
const MARGIN = 16

/** A plate with who is here; after a match its result, the matches so far, and when the next begins. */
export function drawRoomPlates(
  pen: CanvasRenderingContext2D,
  {
    size: { width, height },
    top,
    words,
  }: { readonly size: StageSize; readonly top: number; readonly words: Words },
  facts: RoomFacts,
) {
  const wide = Math.min(width - 2 * MARGIN, 320)
  fillRound(pen, { x: (width - wide) / 2, y: top, width: wide, height: 28 }, 14, 'rgb(3 14 24 / .66)')
  const people = { size: 14, color: PALE, weight: 700, widest: wide - 20 }
  write(pen, peopleWords(words, facts), width / 2, top + 14, people)
  if (facts.endedFor === undefined) return
  const across = Math.min(width - 2 * MARGIN, 380)
  const box = { x: (width - across) / 2, y: height / 2 - 70, width: across, height: 128 }
  fillRound(pen, box, 20, 'rgb(3 20 16 / .88)')
  strokeRound(pen, box, 20, 'rgb(255 255 255 / .18)')
  const { text, number } = words
  const [own, theirs] = facts.wins
  const seconds = Math.max(0, Math.ceil((REST_TICKS - facts.endedFor) / TICKS_A_SECOND))
  const lines = [
    { said: resultWords(words, facts), y: 34, size: 24, color: SUN },
    { said: text('room.series', { own: number(own), theirs: number(theirs) }), y: 70, size: 17, color: PALE },
    { said: text('room.next', { seconds: number(seconds) }), y: 100, size: 15, color: PALE },
  ]
  for (const { said, y, ...look } of lines)
    write(pen, said, width / 2, box.y + y, { ...look, widest: across - 28 })
}

import type { GameContext } from '../contract.ts'
import { fillRound, strokeRound, write, type Box } from '../draw.ts'
import type { StageSize } from '../stage.ts'
import { REST_TICKS } from './duel.ts'
import { TICKS_A_SECOND } from './wire.ts'

type Words = Pick<GameContext, 'text' | 'number'>

/** A room of two sides from a player's view: the own side first. */
export interface RoomFacts {
  /** The room has answered. */
  readonly isHere: boolean
  readonly hasSeat: boolean
  readonly people: number
  readonly wins: readonly [number, number]
  readonly goals: readonly [number, number]
  readonly winner: 0 | 1 | -1 | null
  /** The last person of a side left during this match. */
  readonly hasLeft: boolean
  /** Names of the people, the own side first. */
  readonly names: readonly [readonly string[], readonly string[]]
  /** The current chat phrase. */
  readonly said: { readonly isOwn: boolean; readonly words: string } | undefined
  /** How the match changed the player's rating. */
  readonly rated: string | undefined
  /** Ticks since the match ended; undefined during a match. */
  readonly endedFor: number | undefined
}

/** Who is in the room, as a short text. */
export function peopleWords({ text, number }: Words, { isHere, hasSeat, people }: RoomFacts): string {
  if (!isHere) return text('room.coming')
  if (!hasSeat) return text('room.watch')
  return people > 1 ? text('room.people', { count: number(people) }) : text('room.alone')
}

/** The result of a match as a text. */
export function resultWords({ text, number }: Words, { hasLeft, winner, goals }: RoomFacts): string {
  if (hasLeft && winner === 0) return text('room.gone')
  const [own, theirs] = goals
  const values = { own: number(own), theirs: number(theirs) }
  return text(winner === -1 ? 'room.drawn' : winner === 0 ? 'room.won' : 'room.lost', values)
}

const SUN = '#FFD86B'
const PALE = '#E6F4F2'
const INK = '#06202b'
const MARGIN = 16

/** Draws the names on either side, and a chat phrase below them. */
function drawNames(pen: CanvasRenderingContext2D, box: Box, { names, said }: RoomFacts) {
  const { x, y, width, height } = box
  const half = width / 2 - 4
  for (const [side, own] of names.entries()) {
    for (const [row, name] of own.entries()) {
      const plate = { x: side === 0 ? x : x + half + 8, y: y + row * (height + 4), width: half, height }
      fillRound(pen, plate, 12, 'rgb(3 14 24 / .66)')
      const look = { size: 13, color: side === 0 ? SUN : PALE, weight: 700, widest: half - 16 }
      write(pen, name, plate.x + half / 2, plate.y + height / 2, look)
    }
  }
  if (!said) return
  const rows = Math.max(...names.map((own) => own.length), 1)
  const bubble = {
    x: said.isOwn ? x : x + width * 0.2,
    y: y + rows * (height + 4),
    width: width * 0.8,
    height: 30,
  }
  fillRound(pen, bubble, 15, said.isOwn ? SUN : PALE)
  const look = { size: 15, color: INK, weight: 700, widest: bubble.width - 20 }
  write(pen, said.words, bubble.x + bubble.width / 2, bubble.y + 15, look)
}

/** A plate with the people in the room; after a match its result, the score of matches, and when the next starts. */
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
  drawNames(pen, { x: (width - wide) / 2, y: top + 32, width: wide, height: 24 }, facts)
  if (facts.endedFor === undefined) return
  const across = Math.min(width - 2 * MARGIN, 380)
  const box = {
    x: (width - across) / 2,
    y: height / 2 - 70,
    width: across,
    height: facts.rated === undefined ? 128 : 156,
  }
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
  if (facts.rated !== undefined) lines.push({ said: facts.rated, y: 130, size: 17, color: SUN })
  for (const { said, y, ...look } of lines)
    write(pen, said, width / 2, box.y + y, { ...look, widest: across - 28 })
}

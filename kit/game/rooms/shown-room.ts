import type { GameContext } from '../contract.ts'
import type { DuelSession } from './duel-session.ts'
import { peopleWords, resultWords, type RoomFacts } from './room-plates.ts'

/** The server's room that the player is in, as the game's view stores it. */
export interface ShownRoom<Match extends Pick<RoomFacts, 'goals' | 'winner'>> {
  readonly session: DuelSession<Match>
  /** The match from the player's side; undefined until the room answers. */
  seen: Match | undefined
  /** Ticks since the match ended; undefined during a match. */
  endedFor: number | undefined
  /** The latest chat phrase. */
  heard?: object
  /** The latest announcement about the people in the room. */
  told: string
}

type AnyRoom = ShownRoom<Pick<RoomFacts, 'goals' | 'winner'>>
type Page = Pick<GameContext, 'host' | 'text' | 'number'>

/** The facts that the plates show. */
export function factsOf({ session, seen, endedFor }: AnyRoom): RoomFacts {
  const [first, second] = session.wins
  const said = session.told.heard()
  return {
    isHere: seen !== undefined,
    hasSeat: session.seat !== undefined,
    people: session.people,
    wins: session.isTurned ? [second, first] : [first, second],
    goals: seen?.goals ?? [0, 0],
    winner: seen?.winner ?? null,
    hasLeft: session.left !== -1,
    endedFor,
    names: namesBySide(session),
    said: said && { isOwn: sideOf(session, said.seat) === 0, words: said.words },
    rated: session.told.rated,
  }
}

/** The side of a seat from the player's view. */
const sideOf = ({ isTurned, sideOf: side }: AnyRoom['session'], seat: number): 0 | 1 =>
  (side(seat) === 1) === isTurned ? 0 : 1

function namesBySide(session: AnyRoom['session']): RoomFacts['names'] {
  const of = (wanted: 0 | 1) =>
    [...session.told.names].filter(([seat]) => sideOf(session, seat) === wanted).map(([, name]) => name)
  return [of(0), of(1)]
}

/** Announces changes of the people in the room, but not while a result is shown. */
export function sayPeople(page: Page, room: AnyRoom) {
  const heard = room.session.told.heard()
  if (heard && room.heard !== heard) {
    room.heard = heard
    page.host.announce(heard.words)
  }
  if (room.endedFor !== undefined) return
  const said = peopleWords(page, factsOf(room))
  if (room.told === said) return
  room.told = said
  page.host.announce(said)
}

/** Announces the result once; true if the player won, so that the view celebrates. */
export function sayEnd(page: Page, room: AnyRoom): boolean {
  if (room.endedFor !== undefined) return false
  room.endedFor = 0
  const { host } = page
  host.announce(resultWords(page, factsOf(room)))
  if (room.session.seat === undefined) return false
  const isWon = room.seen?.winner === 0
  host.sound(isWon ? 'win' : 'lose')
  if (isWon) host.happy(1)
  return isWon
}

/** Announces why there is no room: no answer, or the server asks to wait. */
export const sayLost = ({ host, text, number }: Page, wait: number | undefined) =>
  host.toast(wait === undefined ? text('room.unreachable') : text('room.busy', { seconds: number(wait) }))

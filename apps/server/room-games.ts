import { allRules } from '#games/arena/all-rules.ts'
import { definitions as arenas } from '#games/arena/definitions.ts'
import { openRoom } from '#games/arena/online/room.ts'
import { definitions as bumpers } from '#games/bumper-cars/definitions.ts'
import { roomRules as bumperRules } from '#games/bumper-cars/room-rules.ts'
import { definitions as hoops } from '#games/hoops/definitions.ts'
import { roomRules as hoopsRules } from '#games/hoops/room-rules.ts'
import type { RoomWish } from '#kit/game/contract.ts'
import { roomAsked } from '#kit/game/rooms/asked-room.ts'
import { openDuelRoom } from '#kit/game/rooms/duel-room.ts'
import type { PlayedRoom, RoomQuestion } from '#modules/arenas/server/index.ts'

/** The family in which matches of a game are rated; undefined for unrated games. */
export function ratedFamilyOf(slug: string): string | undefined {
  if (bumpers.some((one) => one.slug === slug)) return 'bumper-cars'
  return hoops.some((one) => one.slug === slug) ? 'hoops' : undefined
}

type OpenDuel = (team: RoomWish['team'], seed: number) => PlayedRoom

/** Games of two sides with rooms. */
const DUELS: ReadonlyMap<string, OpenDuel> = new Map([
  ...bumpers.map((one): [string, OpenDuel] => [
    one.slug,
    (team, seed) => openDuelRoom(bumperRules(team, one), seed),
  ]),
  ...hoops.map((one): [string, OpenDuel] => [
    one.slug,
    (team, seed) => openDuelRoom(hoopsRules(team, one), seed),
  ]),
])

/** The room that a socket asks for; undefined if there is no such room. */
export function roomQuestion(search: string): RoomQuestion | undefined {
  const slug = new URLSearchParams(search).get('game') ?? ''
  if (arenas.some((one) => one.slug === slug)) return { slug }
  const wish = DUELS.has(slug) ? roomAsked(search) : undefined
  return wish && { slug, kind: String(wish.team), ...(wish.code === undefined ? {} : { code: wish.code }) }
}

export function openRoomOf({ slug, kind }: RoomQuestion, seed: number): PlayedRoom {
  const duel = DUELS.get(slug)
  if (duel) return duel(kind === '2' ? 2 : 1, seed)
  return openRoom(allRules[arenas.find((one) => one.slug === slug)!.arena], seed)
}

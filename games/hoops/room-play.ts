import type { RoomWish } from '#kit/game/contract.ts'
import { bodyEasing } from '#kit/game/rooms/body-easing.ts'
import type { DuelState } from '#kit/game/rooms/duel.ts'
import { openDuelSession } from '#kit/game/rooms/duel-session.ts'
import { sayEnd, sayLost, sayPeople, type ShownRoom } from '#kit/game/rooms/shown-room.ts'
import { kitsFor, type Arena } from './arena.ts'
import { tell } from './endings.ts'
import { frameOf } from './frame.ts'
import type { Match } from './match.ts'
import { IDLE, padHold } from './pad.ts'
import { react } from './reactions.ts'
import { roomRules, stickOfHold } from './room-rules.ts'
import { eventSeen, matchSeen, turnedHold } from './room-seen.ts'
import { padFor, place } from './set-up.ts'

export type HoopsRoom = ShownRoom<Match>

/** Caused by the own input alone; baskets and whistles wait until the server confirms them. */
const AT_ONCE = new Set(['jump', 'dash', 'reach', 'fly', 'land', 'floor', 'rim', 'board'])
/** Beyond this distance a player is placed there at once instead of sliding. */
const FARTHEST = 160

const easing = () =>
  bodyEasing<DuelState<Match>>({
    bodiesOf: ({ match: { players, ball } }, own) => [
      ball.owner === own ? undefined : ball,
      ...players.map((player, seat) => (seat === own ? undefined : player)),
    ],
    farthest: FARTHEST,
    copy: (state) => ({
      ...state,
      match: {
        ...state.match,
        ball: { ...state.match.ball },
        players: state.match.players.map((player) => ({ ...player })),
      },
    }),
  })

/** Opens a room; `left` restores the player where no room can be reached. */
export function openRoom(arena: Arena, wish: RoomWish, left: () => void): HoopsRoom | undefined {
  const { join } = arena.context
  if (!join) return undefined
  const session = openDuelSession<Match>({
    rules: roomRules(wish.team, arena.context.definition),
    easing: easing(),
    atOnce: AT_ONCE,
    join: (listener) => join(listener, wish),
    now: () => performance.now(),
    dealt: () => dealt(arena, room),
    seated(seat) {
      arena.host.playing(seat !== undefined)
      if (seat === undefined && room.seen) arena.host.toast(arena.text('room.away'))
      if (room.seen) dealt(arena, room)
    },
    lost(wait) {
      sayLost(arena, wait)
      left()
    },
  })
  const room: HoopsRoom = { session, seen: undefined, endedFor: undefined, told: '' }
  return room
}

const look = ({ session, seen }: HoopsRoom): Match | undefined =>
  session.match ? matchSeen(session.match, session.seat) : seen

function dealt(arena: Arena, room: HoopsRoom) {
  room.seen = look(room)
  if (!room.seen || arena.room !== room) return
  const { phase, players } = room.seen
  room.endedFor = phase === 'over' ? 0 : undefined
  arena.told = ''
  arena.tail = []
  arena.dunksShown = 0
  arena.kits = kitsFor([players[0]!.who, players[1]!.who])
  arena.stage.effects.clear()
  arena.shown = frameOf(room.seen)
  place(arena)
  tell(arena)
}

/** One frame in a room. */
export function roomTick(arena: Arena, room: HoopsRoom) {
  const held = room.seen ? padHold(padFor(arena, 0)) : IDLE
  const events = room.session.frame(stickOfHold(room.session.isTurned ? turnedHold(held) : held))
  room.seen = look(room)
  if (!room.seen) return
  arena.shown = frameOf(room.seen)
  for (const event of events) {
    react(eventSeen(event, room.session.seat ?? 0), arena)
    if (event.kind === 'win' || event.kind === 'lose' || event.kind === 'draw') end(arena, room)
  }
  // Whoever leaves has lost: no event of the court says so.
  if (room.session.left !== -1) end(arena, room)
  if (room.endedFor !== undefined) room.endedFor++
  sayPeople(arena, room)
  tell(arena)
}

function end(arena: Arena, room: HoopsRoom) {
  if (!sayEnd(arena, room)) return
  const { size, stage } = arena
  stage.effects.burst({ x: size.width / 2, y: size.height * 0.3 }, { count: 60, speed: 300, life: 1.2 })
}

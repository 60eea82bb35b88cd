import type { RoomWish } from '#kit/game/contract.ts'
import { bodyEasing } from '#kit/game/rooms/body-easing.ts'
import type { DuelState } from '#kit/game/rooms/duel.ts'
import { openDuelSession } from '#kit/game/rooms/duel-session.ts'
import { sayEnd, sayLost, sayPeople, type ShownRoom } from '#kit/game/rooms/shown-room.ts'
import type { Match } from './match.ts'
import { follow } from './motion.ts'
import { react } from './reactions.ts'
import { layout, heldBy, surroundings, tell, type Rink } from './rink.ts'
import { roomRules } from './room-rules.ts'
import { eventSeen, openSeen, turnedStick } from './room-seen.ts'

export interface RinkRoom extends ShownRoom<Match> {
  readonly wish: RoomWish
  /** Updates the view. */
  look(): void
  leave(): void
}

/** Caused by the own input alone; goals and whistles wait until the server confirms them. */
const AT_ONCE = new Set(['boost', 'kick', 'board', 'wall', 'bump', 'pad', 'post'])
/** Beyond this distance a car is placed there at once instead of sliding. */
const FARTHEST = 90

const easing = () =>
  bodyEasing<DuelState<Match>>({
    bodiesOf: ({ match: { cars, ball } }, own) => [
      ball,
      ...cars.map((car, seat) => (seat === own ? undefined : car)),
    ],
    farthest: FARTHEST,
    copy: (state) => ({
      ...state,
      match: {
        ...state.match,
        ball: { ...state.match.ball },
        cars: state.match.cars.map((car) => ({ ...car })),
      },
    }),
  })

/** Opens a room; `left` restores the player where no room can be reached. */
export function openRoom(rink: Rink, wish: RoomWish, left: () => void): RinkRoom | undefined {
  const { join } = rink.context
  if (!join) return undefined
  const picture = openSeen(wish.team)
  const session = openDuelSession<Match>({
    rules: roomRules(wish.team, rink.definition),
    easing: easing(),
    atOnce: AT_ONCE,
    join: (listener) => join(listener, wish),
    now: () => performance.now(),
    dealt: () => dealt(rink, room),
    seated(seat) {
      rink.host.playing(seat !== undefined)
      if (seat === undefined && room.seen) rink.host.toast(rink.text('room.away'))
      room.look()
      if (room.seen) layout(rink, rink.size)
    },
    lost(wait) {
      sayLost(rink, wait)
      left()
    },
  })
  const room: RinkRoom = {
    wish,
    session,
    seen: undefined,
    endedFor: undefined,
    told: '',
    look() {
      if (session.match) room.seen = picture.show(session.match, session.seat)
    },
    leave: () => session.close(),
  }
  return room
}

function dealt(rink: Rink, room: RinkRoom) {
  room.look()
  if (!room.seen) return
  room.endedFor = room.seen.winner === null ? undefined : 0
  rink.setup = { mode: 'room', sides: room.wish.team, rival: 0, field: room.seen.field }
  rink.told = ''
  rink.motion.tracks.clear()
  rink.stage.effects.clear()
  layout(rink, rink.size)
  tell(rink)
}

/** One frame in a room. */
export function roomTick(rink: Rink, room: RinkRoom) {
  const held = heldBy(rink, 0)
  const { session } = room
  const before = room.seen && { x: room.seen.ball.x, y: room.seen.ball.y }
  const events = session.frame(session.isTurned ? turnedStick(held) : held)
  room.look()
  const { seen } = room
  if (!seen) return
  if (before) follow(rink.motion, seen, before)
  for (const event of events) {
    react(eventSeen(event, session.isTurned), surroundings(rink))
    if (event.kind === 'win' || event.kind === 'lose') end(rink, room)
  }
  // Whoever leaves has lost: no event of the pitch says so.
  if (session.left !== -1) end(rink, room)
  if (room.endedFor !== undefined) room.endedFor++
  sayPeople(rink, room)
  tell(rink)
}

function end(rink: Rink, room: RinkRoom) {
  if (!sayEnd(rink, room)) return
  const middle = { x: rink.stage.width / 2, y: rink.stage.height / 2 }
  rink.stage.effects.burst(middle, { count: 80, speed: 380, life: 1.3 })
}

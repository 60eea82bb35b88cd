import type { RoomWish } from '#kit/game/contract.ts'
import { bodyEasing } from '#kit/game/rooms/body-easing.ts'
import type { DuelState } from '#kit/game/rooms/duel.ts'
import { openDuelSession, type DuelSession } from '#kit/game/rooms/duel-session.ts'
import { peopleWords, resultWords, type RoomFacts } from '#kit/game/rooms/room-plates.ts'
import type { Match } from './match.ts'
import { follow } from './motion.ts'
import { react } from './reactions.ts'
import { layout, heldBy, surroundings, tell, type Rink } from './rink.ts'
import { roomRules } from './room-rules.ts'
import { eventSeen, openSeen, turnedStick } from './room-seen.ts'

/** A room on the server that the player is in. */
export interface RinkRoom {
  readonly wish: RoomWish
  readonly session: DuelSession<Match>
  /** The match as the player sees it; nothing until the room is here. */
  seen: Match | undefined
  /** Ticks since the match has ended; nothing while it goes on. */
  endedFor: number | undefined
  /** What was said of those who are in the room. */
  told: string
  /** Brings what is seen up to date. */
  look(): void
  leave(): void
}

/** What only the own stick causes; goals and whistles are told when they are certain. */
const AT_ONCE = new Set(['boost', 'kick', 'board', 'wall', 'bump', 'pad', 'post'])
/** A car that is further away was set there. */
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

const isTurned = ({ wish, session }: RinkRoom) => (session.seat ?? 0) >= wish.team

/** Goes into a room; `left` puts the player back where no room can be reached. */
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
    lost() {
      rink.host.toast(rink.text('room.unreachable'))
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
  const before = room.seen && { x: room.seen.ball.x, y: room.seen.ball.y }
  const events = room.session.frame(isTurned(room) ? turnedStick(held) : held)
  room.look()
  const { seen } = room
  if (!seen) return
  if (before) follow(rink.motion, seen, before)
  for (const event of events) {
    react(eventSeen(event, isTurned(room)), surroundings(rink))
    if (event.kind === 'win' || event.kind === 'lose') end(rink, room)
  }
  // Who went away has lost: no event of the pitch tells it.
  if (room.session.left !== -1 && room.endedFor === undefined) end(rink, room)
  if (room.endedFor !== undefined) room.endedFor++
  sayPeople(rink, room)
  tell(rink)
}

function end(rink: Rink, room: RinkRoom) {
  if (room.endedFor !== undefined) return
  room.endedFor = 0
  const { host } = rink
  const isWon = room.seen?.winner === 0
  host.announce(resultWords(rink, factsOf(room)))
  if (room.session.seat === undefined) return
  host.sound(isWon ? 'win' : 'lose')
  if (!isWon) return
  host.happy(1)
  const middle = { x: rink.stage.width / 2, y: rink.stage.height / 2 }
  rink.stage.effects.burst(middle, { count: 80, speed: 380, life: 1.3 })
}

/** The room as its plates tell it. */
export function factsOf(room: RinkRoom): RoomFacts {
  const { seen, session, endedFor } = room
  const [first, second] = session.wins
  return {
    isHere: seen !== undefined,
    hasSeat: session.seat !== undefined,
    people: session.people,
    wins: isTurned(room) ? [second, first] : [first, second],
    goals: seen?.goals ?? [0, 0],
    winner: seen?.winner ?? null,
    hasLeft: session.left !== -1,
    endedFor,
  }
}

function sayPeople(rink: Rink, room: RinkRoom) {
  // While the result stands nothing is said over it.
  if (room.endedFor !== undefined) return
  const said = peopleWords(rink, factsOf(room))
  if (room.told === said) return
  room.told = said
  rink.host.announce(said)
}
